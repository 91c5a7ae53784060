import { counted } from '@/data/copy/counted';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import {
  add,
  divide,
  HUNDRED,
  isNegative,
  multiply,
  negate,
  type Rational,
  subtract,
} from '@/lib/study/calculators/exact/rational';
import { asOne, decimal, equals, term } from '@/lib/study/calculators/exact/showRational';
import { readInputs } from '@/lib/study/calculators/readInputs';

export const PERCENTAGE_KINDS = ['of', 'what', 'change', 'add', 'whole'] as const;
type PercentageKind = (typeof PERCENTAGE_KINDS)[number];

type Worked = { value: Rational; result: string; working: string[] };

const perCent = (share: Rational): Rational => multiply(share, HUNDRED);

const shareOf = (a: Rational, b: Rational): Worked => {
  const value = divide(multiply(a, b), HUNDRED);
  return {
    value,
    result: `${decimal(a)}% of ${decimal(b)} ${equals(value)}`,
    working: [
      `${decimal(a)}% means ${decimal(a)} out of 100.`,
      `${term(a)} ÷ 100 × ${term(b)} ${equals(value)}`,
    ],
  };
};

const whatPerCent = (a: Rational, b: Rational): Worked => {
  const value = perCent(divide(a, b));
  return {
    value,
    result: `${decimal(a)} is ${decimal(value, 4)}% of ${decimal(b)}`,
    working: [
      'Percentage = part ÷ whole × 100',
      `${term(a)} ÷ ${asOne(term(b))} × 100 ${equals(value, 4, '%')}`,
    ],
  };
};

const change = (a: Rational, b: Rational): Worked => {
  const difference = subtract(b, a);
  const value = perCent(divide(difference, a));
  const size = isNegative(value) ? negate(value) : value;
  const word = isNegative(value) ? 'decrease' : 'increase';
  return {
    value,
    result:
      value.top === 0n
        ? `No change: both numbers are ${decimal(a)}`
        : `From ${decimal(a)} to ${decimal(b)} is a ${decimal(size, 4)}% ${word}`,
    working: [
      `Change = ${term(b)} − ${term(a)} = ${decimal(difference)}`,
      'Percentage change = change ÷ old number × 100',
      `${term(difference)} ÷ ${asOne(term(a))} × 100 ${equals(value, 4, '%')}`,
    ],
  };
};

const increased = (a: Rational, b: Rational): Worked => {
  const step = divide(multiply(a, b), HUNDRED);
  const value = add(b, step);
  return {
    value,
    result: `${decimal(b)} changed by ${decimal(a)}% ${equals(value)}`,
    working: [
      `${decimal(a)}% of ${decimal(b)} = ${term(a)} ÷ 100 × ${term(b)} ${equals(step)}`,
      `${term(b)} + ${term(step)} ${equals(value)}`,
    ],
  };
};

const wholeOf = (a: Rational, b: Rational): Worked => {
  const value = multiply(divide(b, a), HUNDRED);
  return {
    value,
    result: `${decimal(b)} is ${decimal(a)}% of ${decimal(value)}`,
    working: [
      `${counted(decimal(a), 'part')} of 100 ${decimal(a) === '1' ? 'is' : 'are'} ${decimal(b)}.`,
      `The whole = ${term(b)} ÷ ${asOne(term(a))} × 100 ${equals(value)}`,
    ],
  };
};

const WAYS: Record<PercentageKind, (a: Rational, b: Rational) => Worked> = {
  of: shareOf,
  what: whatPerCent,
  change,
  add: increased,
  whole: wholeOf,
};

/** Five questions about per cent with two numbers, A and B. */
export const calculatePercentage = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const kind = read.choice('kind', 'the question', PERCENTAGE_KINDS);
  const first = kind === 'change' || kind === 'whole' ? 'notZero' : 'any';
  const a = read.number('a', 'A', { rule: first });
  const b = read.number('b', 'B', { rule: kind === 'what' ? 'notZero' : 'any' });
  const mistakes = read.mistakes();
  if (mistakes || !kind) return mistakes ?? { ok: false, errors: {} };
  const { result, working } = WAYS[kind](a, b);
  return { ok: true, result, working };
};
