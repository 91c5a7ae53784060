import { formatPhone } from './formatPhone';

it.each([
  ['18009990101', '1-800-999-0101'],
  ['18005550199', '1-800-555-0199'],
  ['9000000001', '9000000001'],
  ['180099901012', '180099901012'],
  ['1800ABC0101', '1800ABC0101'],
  ['', ''],
])('shows %p as %p', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});
