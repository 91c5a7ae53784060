import { RESULTS_COPY } from '@/data/copy/desk/results';
import { groupIndian } from '@/lib/study/words/grouping';

/** Of fewer than these no percentage is shown: it would look more exact than it is. */
export const FEW = 30;

const NOTHING = '–';

/** A whole number as it is written in India: `1,24,500`. */
export const showNumber = (number: number): string => groupIndian(String(Math.round(number)));

/** `4.2 %` of many, `3 of 12` of few, a dash of none. */
export const showShare = (part: number, whole: number): string => {
  if (whole <= 0) return NOTHING;
  if (whole < FEW) return RESULTS_COPY.ofFew(showNumber(part), showNumber(whole));
  const percent = (100 * part) / whole;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : showNumber(percent)} %`;
};

/** `₹1,24,500` of paise, to the rupee; a dash where it is not known. */
export const showRupees = (paise: number | null): string =>
  paise === null ? NOTHING : `₹${showNumber(paise / 100)}`;

/** What somebody has typed in: `₹1,25,000`, `₹99.50`. */
export const showAmount = (paise: number): string => {
  const rest = paise % 100;
  const rupees = showRupees(paise - rest);
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
};

/** What one of so many cost: of few, `about` and two digits, of one all of it. A dash where it is not known. */
export const showCost = (paise: number | null, number: number): string => {
  if (paise === null || number >= FEW) return showRupees(paise);
  if (number === 1) return showAmount(Math.round(paise));
  return RESULTS_COPY.about(showRupees(roundToTwoDigits(paise)));
};

const roundToTwoDigits = (paise: number): number => Math.round(Number(paise.toPrecision(2)));
