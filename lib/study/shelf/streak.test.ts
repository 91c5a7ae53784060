import fc from '@/lib/testing/properties';
import { addDays } from './day';
import type { Child } from './shelf';
import { lastWeek, streakOf } from './streak';
import { TODAY } from './testing';

/** A letter for a day, today at the end: S studied, - missed. */
const daysOf = (pattern: string): Child['days'] =>
  Object.fromEntries(
    Array.from(pattern).flatMap((letter, at) =>
      letter === 'S' ? [[addDays(TODAY, at - pattern.length + 1), [3, 2]] as const] : [],
    ),
  );

it.each([
  ['', 0],
  ['S', 1],
  ['SSS', 3],
  ['SS-', 2],
  ['S-SS', 3],
  ['S-S-S', 3],
  ['SS--', 2],
  ['SS---', 0],
  ['SS--S', 1],
  ['SSSS-SS-', 6],
])('counts %p as %p days', (pattern, count) => {
  expect(streakOf(daysOf(pattern), TODAY)).toBe(count);
});

it('another day of study never makes it shorter', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.nat(39), (studied, at) => {
      const pattern = studied.map((one) => (one ? 'S' : '-'));
      const more = pattern.map((letter, place) => (place === at ? 'S' : letter));
      const before = streakOf(daysOf(pattern.join('')), TODAY);
      expect(streakOf(daysOf(more.join('')), TODAY)).toBeGreaterThanOrEqual(before);
    }),
  );
});

it('the last week ends today', () => {
  expect(lastWeek('2026-03-02')).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});
