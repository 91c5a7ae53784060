import type { Spend } from './contract';
import { countDays, type DayRange, sharedDays } from './dayRange';

/** What of a spend belongs to a range, in paise: it is spread evenly over its own days. */
export const spentWithin = (spend: Pick<Spend, 'from' | 'to' | 'paise'>, range: DayRange): number =>
  (spend.paise * sharedDays(spend, range)) / Math.max(1, countDays(spend));

/** What was spent on these in a range, in paise; null where nobody has typed anything in. */
export const totalSpent = (
  spends: readonly Pick<Spend, 'from' | 'to' | 'paise'>[],
  range: DayRange,
): number | null => {
  const own = spends.filter((spend) => sharedDays(spend, range) > 0);
  return own.length === 0 ? null : own.reduce((sum, spend) => sum + spentWithin(spend, range), 0);
};

/** What one of so many cost, in paise; null where the spend is not known or there is none. */
export const costPer = (paise: number | null, number: number): number | null =>
  paise === null || number <= 0 ? null : paise / number;
