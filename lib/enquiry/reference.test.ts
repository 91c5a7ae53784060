import { REFERENCE_EXAMPLE, REFERENCE_PATTERN } from './reference';

// As a browser reads the attribute: the whole text has to match.
const PATTERN = new RegExp(`^(?:${REFERENCE_PATTERN})$`, 'u');

it.each([
  [REFERENCE_EXAMPLE, true],
  [REFERENCE_EXAMPLE.toLowerCase(), true],
  [` ${REFERENCE_EXAMPLE.replaceAll('-', ' ')} `, true],
  [REFERENCE_EXAMPLE.replaceAll('-', ''), true],
  ['9845012345', false],
  ['+91 98450 12345', false],
  ['asha@example.org', false],
  [REFERENCE_EXAMPLE.slice(0, -1), false],
])('lets %p into an address: %p', (typed, isReference) => {
  expect(PATTERN.test(typed)).toBe(isReference);
});
