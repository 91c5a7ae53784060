import { withoutCommas } from '@/lib/study/words/grouping';
import { exactly, type Rational } from './rational';

export type AmountProblem = 'empty' | 'not-a-number' | 'commas' | 'too-long';

export type Amount = { ok: true; value: Rational } | { ok: false; problem: AmountProblem };

const AMOUNT = /^(?<sign>[-+]?)(?<whole>[\d,]*)(?:\.(?<part>\d*))?$/;

const LONGEST = 30;

const fail = (problem: AmountProblem): Amount => ({ ok: false, problem });

/** What somebody typed into a converter, exactly: 1,50,000 or -40 or .5; at most 30 characters. */
export const readAmount = (typed: string): Amount => {
  const text = typed.normalize('NFKC').trim().replace('−', '-');
  if (text === '') return fail('empty');
  const parts = text.match(AMOUNT)?.groups;
  if (!parts || !/\d/.test(text)) return fail('not-a-number');
  if (text.length > LONGEST) return fail('too-long');
  const whole = parts.whole ? withoutCommas(parts.whole) : '0';
  if (whole === null) return fail('commas');
  const sign = parts.sign === '-' ? '-' : '';
  return { ok: true, value: exactly(`${sign}${whole}.${parts.part || '0'}`) };
};
