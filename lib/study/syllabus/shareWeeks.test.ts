import fc from '@/lib/testing/properties';
import { numberWeeks, shareWeeks } from './shareWeeks';

const marks = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 15 });
const weeks = fc.integer({ min: 1, max: 60 });

it.each([
  [[10, 20, 4, 27, 13, 6], 30, [4, 8, 1, 10, 5, 2]],
  [[1, 1], 3, [2, 1]],
  [[35, 14, 8, 10, 5, 8], 30, [13, 5, 3, 4, 2, 3]],
  [[7], 30, [30]],
  [[], 30, []],
  [[0, 0], 30, [0, 0]],
])('divides by the weights %p over %p weeks: %p', (weights, total, expected) => {
  expect(shareWeeks(weights, total)).toEqual(expected);
});

it('never loses a week, and is never a whole week away from the exact share', () => {
  fc.assert(
    fc.property(marks, weeks, (weights, total) => {
      const counts = shareWeeks(weights, total);
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      counts.forEach((count, at) => {
        expect(Math.abs(count - ((weights[at] ?? 0) / all) * total)).toBeLessThan(1);
      });
    }),
  );
});

it('never gives more weeks to the unit with fewer marks', () => {
  fc.assert(
    fc.property(marks, weeks, (weights, total) => {
      const pairs = shareWeeks(weights, total)
        .map((count, at) => ({ count, weight: weights[at] ?? 0 }))
        .sort((a, b) => a.weight - b.weight || a.count - b.count);
      pairs.slice(1).forEach(({ count }, at) => {
        expect(count).toBeGreaterThanOrEqual(pairs[at]?.count ?? 0);
      });
    }),
  );
});

it.each([
  [
    [4, 8, 1],
    ['1–4', '5–12', '13'],
  ],
  [
    [0, 2],
    ['', '1–2'],
  ],
  [[], []],
])('numbers %p as %p', (counts, expected) => {
  expect(numberWeeks(counts)).toEqual(expected);
});
