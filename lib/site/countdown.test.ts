import { secondsUntil } from './countdown';

it.each([
  [120_000, 0, 120],
  [120_000, 1, 120],
  [120_000, 1_000, 119],
  [120_000, 119_999, 1],
  [120_000, 120_000, 0],
  [120_000, 900_000, 0],
])('until %p at %p there are %p seconds', (deadline, now, expected) => {
  expect(secondsUntil(deadline, now)).toBe(expected);
});
