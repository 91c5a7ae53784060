import { VISIT_DAYS_AHEAD, VISIT_NOTICE_HOURS } from '@/data/limits';
import type { Weekday } from '@/data/places/records/record';
import fc from '@/lib/testing/properties';
import { describeSlot } from './describeSlot';
import { describeVisits } from './describeVisits';
import { groupByDay } from './groupByDay';
import { dayOf, parseSlot, startOf, weekdayOf } from './slot';
import { buildSlots, holidayOn, isOpenOn, slotsOf, visitsOf } from './slots';

const at = (text: string) => Date.parse(`${text}+05:30`);
const DWARKA = 91;
const UNKNOWN = 999_999;

it.each([
  ['2025-12-11T09:30', 'Thursday 11 December, 9:30 am'],
  ['2026-01-03T12:00', 'Saturday 3 January, 12:00 pm'],
  ['2026-02-28T00:05', 'Saturday 28 February, 12:05 am'],
  ['2028-02-29T16:45', 'Tuesday 29 February, 4:45 pm'],
])('says %s as %s', (slot, words) => {
  expect(describeSlot(slot)).toBe(words);
});

it.each<[unknown, string | null]>([
  ['2025-12-11T09:30', '2025-12-11T09:30'],
  ['2025-12-11T24:00', null],
  ['2025-02-29T09:30', null],
  ['2025-12-11 09:30', null],
  ['2025-12-11T09:30:00', null],
  ['', null],
  [null, null],
  [20251211, null],
])('reads %p as %p', (text, slot) => {
  expect(parseSlot(text)).toBe(slot);
});

it.each([
  ['2025-12-25', 'Delhi', 'Christmas'],
  ['2026-02-19', 'Maharashtra', 'Shivaji Jayanti'],
  ['2026-02-19', 'Delhi', null],
] as const)('on %s in %s finds %p', (day, state, name) => {
  expect(holidayOn(day, state)).toBe(name);
});

it.each([
  ['a weekday', '2025-12-11', true],
  ['a Sunday', '2025-12-14', false],
  ['the first Saturday', '2025-12-06', true],
  ['the second Saturday', '2025-12-13', false],
  ['the third Saturday', '2025-12-20', true],
  ['a holiday', '2025-12-25', false],
])('%s', (_what, day, isOpen) => {
  expect(isOpenOn(day, 'Delhi')).toBe(isOpen);
});

it('has the slots of the record in the next three weeks, without those that are too near', () => {
  const slots = slotsOf(DWARKA, at('2025-12-08T16:00'));
  // Tuesday 9:30 is in 17.5 hours; on Saturday 13 the office is closed, on Thursday 25 it is Christmas.
  expect(slots).toEqual([
    '2025-12-09T11:00',
    '2025-12-11T09:30',
    '2025-12-11T11:00',
    '2025-12-16T09:30',
    '2025-12-16T11:00',
    '2025-12-18T09:30',
    '2025-12-18T11:00',
    '2025-12-20T09:30',
    '2025-12-20T11:00',
    '2025-12-23T09:30',
    '2025-12-23T11:00',
    '2025-12-27T09:30',
    '2025-12-27T11:00',
  ]);
});

it('has none for a branch that does not exist', () => {
  expect(visitsOf(UNKNOWN)).toBeNull();
  expect(slotsOf(UNKNOWN, at('2025-12-08T16:00'))).toEqual([]);
});

it('says when a branch shows families round', () => {
  expect(describeVisits({ weekdays: [6, 2, 4], times: ['11:00', '09:30'] })).toBe(
    'Tuesdays, Thursdays and Saturdays, 9:30 am and 11:00 am',
  );
});

it('groups slots by day', () => {
  expect(groupByDay(['2025-12-11T09:30', '2025-12-11T11:00', '2025-12-16T09:30'])).toEqual([
    { day: '2025-12-11', slots: ['2025-12-11T09:30', '2025-12-11T11:00'] },
    { day: '2025-12-16', slots: ['2025-12-16T09:30'] },
  ]);
});

const WEEKDAYS: Weekday[] = [1, 2, 3, 4, 5, 6];
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const visits = fc.record({
  weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS)),
  times: fc.uniqueArray(time, { maxLength: 5 }),
});
const moment = fc.integer({
  min: Date.parse('2025-04-01T00:00:00Z'),
  max: Date.parse('2027-03-31T00:00:00Z'),
});

it('never offers a day that is closed, another weekday, too early or too late, and each slot once', () => {
  fc.assert(
    fc.property(visits, moment, (record, now) => {
      const slots = buildSlots(record, { state: 'Maharashtra', at: now });
      const hours = (slot: string) => (startOf(slot) - now) / 3_600_000;
      for (const slot of slots) {
        expect(parseSlot(slot)).toBe(slot);
        expect(isOpenOn(dayOf(slot), 'Maharashtra')).toBe(true);
        expect(record.weekdays).toContain(weekdayOf(dayOf(slot)));
        expect(hours(slot)).toBeGreaterThanOrEqual(VISIT_NOTICE_HOURS);
        expect(hours(slot)).toBeLessThanOrEqual((VISIT_DAYS_AHEAD + 1) * 24);
      }
      expect(slots).toEqual([...new Set(slots)].sort());
      expect(groupByDay(slots).flatMap((one) => one.slots)).toEqual(slots);
    }),
  );
});

it('offers a slot until it is too near, and never again', () => {
  fc.assert(
    fc.property(visits, moment, fc.integer({ min: 1, max: 40 }), (record, now, hours) => {
      const later = now + hours * 3_600_000;
      const still = buildSlots(record, { state: 'Delhi', at: later });
      const gone = buildSlots(record, { state: 'Delhi', at: now }).filter(
        (slot) => !still.includes(slot),
      );
      for (const slot of gone) expect(startOf(slot) - later).toBeLessThan(18 * 3_600_000);
    }),
  );
});
