import { withoutCommas } from './grouping';
import { WORDS_END } from './numberWords';

const ADDRESS = /^(?:0|[1-9]\d{0,14})$/;

/** The number of an address. Only its plainest spelling counts, so that each page has one address. */
export const parseNumberAddress = (text: string): bigint | null =>
  ADDRESS.test(text) ? BigInt(text) : null;

export type WholeNumberProblem =
  | 'empty'
  | 'negative'
  | 'not-a-number'
  | 'not-whole'
  | 'commas'
  | 'too-big';

export type WholeNumber = { ok: true; value: bigint } | { ok: false; problem: WholeNumberProblem };

const SCALES: Readonly<Record<string, number>> = { thousand: 3, lakh: 5, lac: 5, crore: 7 };

const NUMBER = /^(?<whole>[\d,]+)(?:\.(?<part>\d*))?(?:\s*(?<scale>thousand|lakh|lac|crore)s?)?$/i;

const LONGEST = 60;

const fail = (problem: WholeNumberProblem): WholeNumber => ({ ok: false, problem });

/** What people write around an amount: the rupee sign before it, the stroke after it. */
const trimAmount = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^\+/, '')
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    // Not again from each blank of a row: that would take the square of its length.
    .replace(/(?<!\s)\s*\/-$/, '');

/** What somebody typed: 99999999, 9,99,99,999, 99,999,999, ₹500/-, 2.5 lakh. Below 10^15. */
export const readWholeNumber = (typed: string): WholeNumber => {
  const text = trimAmount(typed);
  if (text === '') return fail('empty');
  if (/^[-−]/.test(text)) return fail('negative');
  if (/^[\d,]+$/.test(text) && text.length > LONGEST) return fail('too-big');
  const parts = text.length > LONGEST ? undefined : text.match(NUMBER)?.groups;
  if (!parts) return fail('not-a-number');
  const whole = withoutCommas(parts.whole ?? '');
  if (whole === null) return fail('commas');
  const zeros = SCALES[parts.scale?.toLowerCase() ?? ''] ?? 0;
  const part = (parts.part ?? '').replace(/0+$/, '');
  if (part.length > zeros) return fail('not-whole');
  const value = BigInt(whole + part.padEnd(zeros, '0'));
  return value < WORDS_END ? { ok: true, value } : fail('too-big');
};
