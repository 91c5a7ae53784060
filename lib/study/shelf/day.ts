import { parseDay } from '@/lib/site/parseDay';

/** A day of the calendar where the child is: `2026-11-26`. Texts in this form sort by time. */
export type Day = string;

const MS_A_DAY = 86_400_000;

const two = (number: number): string => String(number).padStart(2, '0');

/** The day that a clock on this device shows. */
export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && parseDay(value) !== null;

// In UTC every day has 24 hours, whatever the clocks of a country do.
const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(toMs(day) + count * MS_A_DAY).toISOString().slice(0, 10);

/** How many days `later` is after `earlier`; negative where it is before. */
export const daysBetween = (earlier: Day, later: Day): number =>
  Math.round((toMs(later) - toMs(earlier)) / MS_A_DAY);
