import { looksPumped } from './pumping';

it.each([
  [0, 0, false],
  [299, 0, false],
  [300, 0, true],
  [300, 89, true],
  [300, 90, false],
  [301, 90, true],
  [301, 91, false],
  [100_000, 29_999, true],
  [100_000, 30_000, false],
])('of %p codes %p verified: pumped %p', (sent, verified, expected) => {
  expect(looksPumped({ sent, verified })).toBe(expected);
});
