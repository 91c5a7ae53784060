import { counted } from '@/data/copy/counted';
import { listWords } from '@/data/copy/listWords';
import { MONTHS } from '@/data/copy/months';
import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import { parseDay } from '@/lib/site/parseDay';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { groupDigits } from '@/lib/study/calculators/exact/showRational';

/** A day of the calendar; `month` counts from 1. */
export type Day = { year: number; month: number; day: number };
/** What has gone by between two days. */
export type Age = { years: number; months: number; days: number };

const MILLISECONDS = 86_400_000;
const INDIAN = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const stamp = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months on; the last of the month where the month is too short. */
const addMonths = ({ year, month, day }: Day, count: number): Day => {
  const months = year * 12 + month - 1 + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return { year: toYear, month: toMonth, day: Math.min(day, daysIn(toYear, toMonth)) };
};

/** Whole days from one day to the other. */
export const daysBetween = (from: Day, to: Day): number => (stamp(to) - stamp(from)) / MILLISECONDS;

/** Whole years, then months, then days; `to` is not before `from`. */
export const ageBetween = (from: Day, to: Day): Age => {
  let months = (to.year - from.year) * 12 + to.month - from.month;
  if (stamp(addMonths(from, months)) > stamp(to)) months -= 1;
  const days = daysBetween(addMonths(from, months), to);
  return { years: Math.floor(months / 12), months: months % 12, days };
};

const count = (value: number, name: string): string => counted(groupDigits(String(value)), name);
const show = ({ year, month, day }: Day): string => `${day} ${MONTHS[month - 1]} ${year}`;
const weekday = (day: Day): string => WEEKDAYS[new Date(stamp(day)).getUTCDay()] ?? '';

const readDay = (typed: string): Day | { message: string } => {
  const [, day, month, year] = INDIAN.exec(typed) ?? [];
  const text =
    day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return { message: MATHS_MESSAGES.date };
  const found = parseDay(text);
  if (!found) return { message: MATHS_MESSAGES.noSuchDate };
  return found.year < 1900 || found.year > 2200 ? { message: MATHS_MESSAGES.yearOutside } : found;
};

const nextBirthday = (born: Day, on: Day, years: number): string => {
  const next = addMonths(born, (years + 1) * 12);
  return `Next birthday: ${weekday(next)}, ${show(next)}, in ${count(daysBetween(on, next), 'day')}`;
};

const describeAge = ({ years, months, days }: Age): string =>
  listWords([count(years, 'year'), count(months, 'month'), count(days, 'day')]);

/** How old somebody is on a day; an empty second date stands for `today`. */
export const calculateAge = (inputs: Record<string, string>, today: Day): CalculatorAnswer => {
  const born = readDay((inputs.born ?? '').trim());
  const typed = (inputs.on ?? '').trim();
  const on = typed === '' ? today : readDay(typed);
  const errors: Record<string, string> = {};
  if ('message' in born) errors.born = born.message;
  if ('message' in on) errors.on = on.message;
  if ('message' in born || 'message' in on) return { ok: false, errors };
  if (stamp(born) > stamp(on)) return { ok: false, errors: { born: MATHS_MESSAGES.bornLater } };
  const age = ageBetween(born, on);
  const lastMonth = addMonths(born, age.years * 12 + age.months);
  return {
    ok: true,
    result: `Age on ${show(on)}: ${describeAge(age)}`,
    working: [
      `From ${show(born)} to ${show(addMonths(born, age.years * 12))}: ${count(age.years, 'full year')}`,
      `To ${show(lastMonth)}: ${count(age.months, 'full month')} more`,
      `To ${show(on)}: ${count(age.days, 'day')} more`,
      `In all ${count(daysBetween(born, on), 'day')}. The day of birth was a ${weekday(born)}.`,
      nextBirthday(born, on, age.years),
    ],
  };
};
