import { parseDay } from '@/lib/site/parseDay';
import { addDays, daysBetween } from '@/lib/study/shelf/day';

/** Days `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; to: string };

/** So many days are shown at once at most. */
export const MOST_DAYS = 400;

/** So many days are shown at first. */
const FIRST_DAYS = 28;

/** The days that are shown at first: four weeks up to today. */
export const firstRange = (today: string): DayRange => ({
  from: addDays(today, 1 - FIRST_DAYS),
  to: today,
});

/** How many days a range has; 0 where it ends before it begins. */
export const countDays = ({ from, to }: DayRange): number => Math.max(0, daysBetween(from, to) + 1);

/** Each day of a range, in order. */
export const listDays = (range: DayRange): string[] =>
  Array.from({ length: countDays(range) }, (_, at) => addDays(range.from, at));

/** How many days two ranges share. */
export const sharedDays = (one: DayRange, other: DayRange): number => {
  const [, from = ''] = [one.from, other.from].sort();
  const [to = ''] = [one.to, other.to].sort();
  return countDays({ from, to });
};

/** What is wrong with a range that somebody has typed; null: nothing. */
export const rangeProblem = ({ from, to }: DayRange): 'no-day' | 'backwards' | 'long' | null => {
  if (parseDay(from) === null || parseDay(to) === null) return 'no-day';
  if (from > to) return 'backwards';
  return countDays({ from, to }) > MOST_DAYS ? 'long' : null;
};

/** The month of a day: its first to its last day. `back`: so many months before. */
export const monthOf = (day: string, back = 0): DayRange => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const begin = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 10);
  return { from: begin, to: addDays(next, -1) };
};
