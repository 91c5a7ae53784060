import fc from '@/lib/testing/properties';
import { weekdayOf } from '@/lib/visits/slot';
import { createOfficeClock } from './officeClock';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string) => Date.parse(`${text}:00+05:30`);

/** Open from Monday to Saturday; Tuesday the 24th is a holiday. */
const clock = createOfficeClock({
  opens: '08:30',
  closes: '16:30',
  isOpenOn: (day) => weekdayOf(day) !== 0 && day !== '2026-11-24',
});

it.each([
  ['within a day', '2026-11-27T09:00', '2026-11-27T09:45', 45],
  ['from before it opens', '2026-11-27T06:00', '2026-11-27T09:00', 30],
  ['until after it closes', '2026-11-27T16:00', '2026-11-27T23:00', 30],
  ['over night', '2026-11-26T16:00', '2026-11-27T09:00', 60],
  ['over a Sunday', '2026-11-28T16:00', '2026-11-30T09:00', 60],
  ['over a holiday', '2026-11-23T16:00', '2026-11-25T09:00', 60],
  ['on a Sunday', '2026-11-29T09:00', '2026-11-29T16:00', 0],
  ['just after midnight in India', '2026-11-27T00:30', '2026-11-27T08:31', 1],
  ['backwards', '2026-11-27T12:00', '2026-11-26T12:00', 0],
])('counts the time %s', (_what, from, to, minutes) => {
  expect(clock.between(at(from), at(to))).toBe(minutes * MINUTE_MS);
});

it('counts no further than what is enough', () => {
  const [from, to] = [at('2026-11-16T09:00'), at('2026-11-27T12:00')];
  expect(clock.between(from, to, 60 * MINUTE_MS)).toBe(7.5 * HOUR_MS);
  expect(clock.between(from, from + 5, 60 * MINUTE_MS)).toBe(5);
});

it.each([
  ['2026-11-27T08:29', false],
  ['2026-11-27T08:30', true],
  ['2026-11-27T16:29', true],
  ['2026-11-27T16:30', false],
  ['2026-11-29T12:00', false],
  ['2026-11-24T12:00', false],
])('is open at %s: %p', (text, isOpen) => {
  expect(clock.isOpen(at(text))).toBe(isOpen);
});

const START = at('2026-11-16T00:00');
const moment = fc.integer({ min: START, max: START + 20 * DAY_MS });

it('adds up, never runs faster than a clock, and stands still while it is closed', () => {
  fc.assert(
    fc.property(moment, moment, moment, (...moments) => {
      const [first = 0, second = 0, third = 0] = moments.sort((one, other) => one - other);
      const whole = clock.between(first, third);
      expect(whole).toBe(clock.between(first, second) + clock.between(second, third));
      expect(whole).toBeLessThanOrEqual(third - first);
      expect(whole).toBeGreaterThanOrEqual(0);
      const minute = clock.between(first, first + 1);
      expect(minute).toBe(clock.isOpen(first) ? 1 : 0);
    }),
  );
});
