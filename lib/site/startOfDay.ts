import { parseDay } from './parseDay';

/** When a day (`YYYY-MM-DD`) begins in India, in ms since 1970; null where there is no such day. */
export const startOfDay = (day: string): number | null =>
  parseDay(day) === null ? null : Date.parse(`${day}T00:00:00+05:30`);
