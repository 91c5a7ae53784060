import { todayInIndia } from '@/lib/enquiry/today';
import { addDays } from '@/lib/visits/slot';
import { dayNumberOf, startOfDayNumber } from './dayNumber';

/** A week by its Monday: `2026-11-23`. */
export type Week = string;

/** From a Thursday back to its Monday. */
const FIRST_THURSDAY = 3;

/** The week in India of a moment (ms since 1970). */
export const weekOf = (at: number): Week => {
  const day = dayNumberOf(at);
  return todayInIndia(startOfDayNumber(day - ((day + FIRST_THURSDAY) % 7)));
};

/** So many weeks, that of a moment first, then the ones before. */
export const lastWeeks = (at: number, count: number): Week[] =>
  Array.from({ length: count }, (_, index) => addDays(weekOf(at), -7 * index));

/** Its Sunday. */
export const lastDayOf = (week: Week): string => addDays(week, 6);
