import { looksPumped } from './pumping';

it.each([
  [0, 0, false],
  [299, 0, false],
  [300, 0, true],
  [300, 14, true],
  [300, 15, false],
  [301, 15, true],
  [301, 16, false],
  [100_000, 4_999, true],
  [100_000, 5_000, false],
])('of %p codes %p verified: pumped %p', (sent, verified, expected) => {
  expect(looksPumped({ sent, verified })).toBe(expected);
});
