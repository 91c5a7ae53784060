import { checkMobile, cleanMobile, isLikeEmail, showMobile } from './mobile';

it.each([
  ['9845012345', '9845012345'],
  ['98450 12345', '9845012345'],
  ['98450-12345', '9845012345'],
  ['+91 98450 12345', '9845012345'],
  ['+919845012345', '9845012345'],
  ['+91-98450-12345', '9845012345'],
  ['0091 98450 12345', '9845012345'],
  ['919845012345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['(98450) 12345', '9845012345'],
  ['9198450123', '9198450123'],
  ['91984501234', '9198450123'],
  ['98450123456789', '9845012345'],
  ['98a45', '9845'],
  ['parent@example.com', ''],
  ['', ''],
])('keeps of %p only %p', (text, expected) => {
  expect(cleanMobile(text)).toBe(expected);
});

it.each([
  ['9845012345', null],
  ['6000000000', null],
  ['984501234', 'mobile/incomplete'],
  ['98450123456', 'mobile/incomplete'],
  ['', 'mobile/incomplete'],
  ['parent@example.com', 'mobile/incomplete'],
  ['98450 1234', 'mobile/incomplete'],
  ['5845012345', 'mobile/invalid'],
  ['0845012345', 'mobile/invalid'],
])('checks %p and says %p', (text, expected) => {
  expect(checkMobile(text)).toBe(expected);
});

it('knows an e-mail address by its @', () => {
  expect(isLikeEmail('parent@example.com')).toBe(true);
  expect(isLikeEmail('9845012345')).toBe(false);
});

it('shows a number in groups that can be read', () => {
  expect(showMobile('9845012345')).toBe('+91 98450 12345');
});
