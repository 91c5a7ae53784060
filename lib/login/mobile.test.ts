import fc from '@/lib/testing/properties';
import { checkMobile, cleanMobile, isEmailEntry, showMobile } from './mobile';

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

it('finds nothing wrong with ten digits that begin with 6 to 9, whatever the series', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[6-9][0-9]{9}$/), (mobile) => {
      expect(checkMobile(mobile)).toBeNull();
    }),
  );
});

it('finds something wrong with everything else', () => {
  const anything = fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ]{8,14}$/));
  fc.assert(
    fc.property(anything, (text) => {
      expect(checkMobile(text) === null).toBe(/^[6-9][0-9]{9}$/.test(text));
    }),
  );
});

it.each([
  ['parent@', false, true],
  ['parent@example.com', false, true],
  ['984501', false, false],
  ['e', true, true],
  ['', true, true],
  ['984501234', true, true],
  ['98450 12345', true, false],
  ['9845012345', true, false],
  ['9845012345@', true, true],
])('of %p, after an e-mail address %p: an e-mail address %p', (text, wasEmail, expected) => {
  expect(isEmailEntry(text, wasEmail)).toBe(expected);
});

it('shows a number in groups that can be read', () => {
  expect(showMobile('9845012345')).toBe('+91 98450 12345');
});
