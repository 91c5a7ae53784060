import fc from '@/lib/testing/properties';
import { backoffMs } from './backoff';

it.each([
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [9, 512_000],
  [10, 900_000],
  [5000, 900_000],
])('waits after attempt %p at most %p ms', (attempts, expected) => {
  expect(backoffMs(attempts, () => 0)).toBe(expected);
});

it('is never shorter than half and never longer than a quarter of an hour', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), chance, (attempts, random) => {
      const wait = backoffMs(attempts, () => random);
      expect(wait).toBeGreaterThanOrEqual(1_000);
      expect(wait).toBeLessThanOrEqual(900_000);
    }),
  );
});
