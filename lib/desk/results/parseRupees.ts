import { RESULTS_MESSAGES } from '@/data/copy/desk/results';
import { withoutCommas } from '@/lib/study/words/grouping';

/** The most that is taken at once, in rupees: ten crore. */
const MOST_RUPEES = 100_000_000;

const AMOUNT = /^([\d,]+)(?:\.(\d{1,2}))?$/;

/** What somebody typed as an amount of rupees: hundredths of one, or what is wrong with it. */
export const parseRupees = (text: string): { paise: number } | { problem: string } => {
  const amount = text.replace(/^\s*(?:₹|rs\.?|inr)?\s*/i, '').trim();
  if (amount === '') return { problem: RESULTS_MESSAGES.noAmount };
  if (/^[-−(]/.test(amount)) return { problem: RESULTS_MESSAGES.negative };
  const [, whole = '', part = ''] = AMOUNT.exec(amount) ?? [];
  const digits = withoutCommas(whole);
  if (digits === null) return { problem: RESULTS_MESSAGES.noNumber };
  const paise = Number(digits) * 100 + Number(part.padEnd(2, '0'));
  if (paise === 0) return { problem: RESULTS_MESSAGES.zero };
  return paise > MOST_RUPEES * 100 ? { problem: RESULTS_MESSAGES.huge } : { paise };
};
