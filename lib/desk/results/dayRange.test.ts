import { addDays } from '@/lib/study/shelf/day';
import fc from '@/lib/testing/properties';
import { countDays, firstRange, listDays, monthOf, rangeProblem, sharedDays } from './dayRange';
import { rangeMessage } from './rangeMessage';

const range = (from: string, to: string) => ({ from, to });

it('begins with four weeks up to today', () => {
  expect(firstRange('2026-11-27')).toEqual(range('2026-10-31', '2026-11-27'));
  expect(countDays(firstRange('2026-11-27'))).toBe(28);
});

it('lists each day once, over the end of a month and a leap day', () => {
  expect(listDays(range('2028-02-28', '2028-03-01'))).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

it.each([
  ['2026-11-27', 0, '2026-11-01', '2026-11-30'],
  ['2026-03-31', 1, '2026-02-01', '2026-02-28'],
  ['2026-01-15', 1, '2025-12-01', '2025-12-31'],
  ['2026-02-01', 3, '2025-11-01', '2025-11-30'],
])('of %s, %p months before: %s to %s', (day, back, from, to) => {
  expect(monthOf(day, back)).toEqual(range(from, to));
});

it.each([
  ['2026-11-01', '2026-11-30', null, undefined],
  ['2026-11-01', '2026-11-01', null, undefined],
  ['2026-11-30', '2026-11-01', 'backwards', 'to'],
  ['', '2026-11-01', 'no-day', 'from'],
  ['2026-11-01', '', 'no-day', 'to'],
  ['2026-02-30', '2026-03-01', 'no-day', 'from'],
  ['2025-01-01', '2026-11-01', 'long', 'from'],
] as const)('%s to %s: %p', (from, to, problem, field) => {
  expect(rangeProblem({ from, to })).toBe(problem);
  expect(rangeMessage({ from, to })?.field).toBe(field);
});

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 60 }))
  .map(([start, length]) =>
    range(addDays('2026-01-01', start), addDays('2026-01-01', start + length)),
  );

it('shares as many days as both have', () => {
  fc.assert(
    fc.property(anyRange, anyRange, (one, other) => {
      const both = listDays(one).filter((day) => listDays(other).includes(day));
      expect(sharedDays(one, other)).toBe(both.length);
    }),
  );
});
