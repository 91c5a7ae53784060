import fc from '@/lib/testing/properties';
import { seeded } from './seeded';

const rowOf = (seed: string, length: number) => {
  const next = seeded(seed);
  return Array.from({ length }, next);
};

it('gives the same row for the same seed, today as on the day it was printed', () => {
  const digits = rowOf('G3-ADD-7F2K', 8).map((value) => Math.floor(value * 1000));
  expect(digits).toEqual([47, 248, 24, 321, 980, 114, 923, 432]);
});

it('stays at or above 0 and below 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(rowOf(seed, 50).every((value) => value >= 0 && value < 1)).toBe(true);
    }),
  );
});

it('gives other rows for seeds that differ in one character', () => {
  const firsts = Array.from({ length: 2000 }, (_, at) => seeded(`sheet-${at}`)());
  expect(new Set(firsts).size).toBe(firsts.length);
});

it('spreads evenly: each tenth gets its share', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const value of rowOf('even', 100_000)) {
    const tenth = Math.floor(value * 10);
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  // 10,000 each; four standard deviations are under 400.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
