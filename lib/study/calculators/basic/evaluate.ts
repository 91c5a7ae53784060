import { BASIC_MESSAGES } from '@/data/study/calculators/messages';
import { parseDecimal } from '@/lib/study/calculators/exact/parseRational';
import {
  add,
  divide,
  HUNDRED,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from '@/lib/study/calculators/exact/rational';
import { type Operator, readTokens, type Token } from './tokens';

/** The value of a sum, or a sentence on what stops it. */
export type Evaluation = { ok: true; value: Rational } | { ok: false; message: string };

/** What `Ans` and `M` stand for. */
export type Names = { Ans: Rational; M: Rational };

/** Longer sums are refused, so that no paste can hold up the page. */
export const LONGEST_SUM = 200;

class SumError extends Error {}

/** A value, and whether it was written as a bare percentage, which + and − read differently. */
type Term = { value: Rational; isPercent: boolean };

/**
 * Reads a sum by recursive descent: × and ÷ before + and −, left to right, brackets first. A percent
 * sign means hundredths; straight after + or − it means that share of what stands before.
 */
class SumReader {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly names: Names,
  ) {}

  read(): Rational {
    const value = this.sum();
    const left = this.tokens[this.at];
    if (left?.kind === 'close') throw new SumError(BASIC_MESSAGES.tooManyClosed);
    if (left) throw new SumError(BASIC_MESSAGES.missingSign);
    return value;
  }

  private operator(...wanted: Operator[]): Operator | null {
    const token = this.tokens[this.at];
    if (token?.kind !== 'operator' || !wanted.includes(token.operator)) return null;
    this.at += 1;
    return token.operator;
  }

  private sum(): Rational {
    let total = this.product().value;
    for (;;) {
      const operator = this.operator('+', '−');
      if (!operator) return total;
      const { value, isPercent } = this.product();
      const step = isPercent ? multiply(total, value) : value;
      total = operator === '+' ? add(total, step) : subtract(total, step);
    }
  }

  private product(): Term {
    let term = this.signed();
    for (;;) {
      const operator = this.operator('×', '÷');
      if (!operator) return term;
      const { value } = this.signed();
      if (operator === '÷' && isZero(value)) throw new SumError(BASIC_MESSAGES.divisionByZero);
      const next = operator === '×' ? multiply(term.value, value) : divide(term.value, value);
      term = { value: next, isPercent: false };
    }
  }

  private signed(): Term {
    const sign = this.operator('+', '−');
    if (!sign) return this.percentage();
    const { value } = this.signed();
    return { value: sign === '−' ? negate(value) : value, isPercent: false };
  }

  private percentage(): Term {
    let term: Term = { value: this.atom(), isPercent: false };
    while (this.tokens[this.at]?.kind === 'percent') {
      this.at += 1;
      term = { value: divide(term.value, HUNDRED), isPercent: true };
    }
    return term;
  }

  private atom(): Rational {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.kind === 'number') return readNumber(token.text);
    if (token?.kind === 'name') return this.names[token.name];
    if (token?.kind === 'open') return this.bracket();
    if (token?.kind === 'close') throw new SumError(BASIC_MESSAGES.emptyBracket);
    throw new SumError(BASIC_MESSAGES.missingNumber);
  }

  private bracket(): Rational {
    const value = this.sum();
    const next = this.tokens[this.at];
    if (next && next.kind !== 'close') throw new SumError(BASIC_MESSAGES.missingSign);
    // A calculator's = closes what is still open.
    this.at += 1;
    return value;
  }
}

const readNumber = (text: string): Rational => {
  const value = parseDecimal(text);
  if (!value) throw new SumError(BASIC_MESSAGES.notANumber(text));
  return value;
};

/** Works a typed sum out exactly: `0.1 + 0.2` is 0.3. Never throws. */
export const evaluate = (typed: string, names: Names): Evaluation => {
  if (typed.trim() === '') return { ok: false, message: BASIC_MESSAGES.empty };
  if (typed.length > LONGEST_SUM) return { ok: false, message: BASIC_MESSAGES.tooLong };
  const read = readTokens(typed);
  if ('unknown' in read) return { ok: false, message: BASIC_MESSAGES.unknown(read.unknown) };
  try {
    return { ok: true, value: new SumReader(read.tokens, names).read() };
  } catch (cause) {
    if (cause instanceof SumError) return { ok: false, message: cause.message };
    throw cause;
  }
};
