import { listWords } from '@/data/copy/listWords';
import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { parseRational } from '@/lib/study/calculators/exact/parseRational';
import {
  divide,
  highestCommonFactor,
  multiply,
  type Rational,
  rational,
} from '@/lib/study/calculators/exact/rational';
import { decimal, equals, fraction, groupDigits } from '@/lib/study/calculators/exact/showRational';
import { readInputs } from '@/lib/study/calculators/readInputs';

const LARGEST = 10n ** 12n;

const readParts = (typed: string): Rational[] | { message: string } => {
  if (typed === '') return { message: MATHS_MESSAGES.ratioEmpty };
  const parts = typed.split(':').map(parseRational);
  const values = parts.filter((part) => part !== null);
  const isRatio = values.length === parts.length && parts.length >= 2 && parts.length <= 6;
  const isInRange = values.every(({ top, bottom }) => top > 0n && top / bottom <= LARGEST);
  return isRatio && isInRange ? values : { message: MATHS_MESSAGES.ratioParts };
};

const lowestTerms = (parts: readonly Rational[]) => {
  const by = parts.reduce(
    (lcm, { bottom }) => (lcm / highestCommonFactor(lcm, bottom)) * bottom,
    1n,
  );
  const whole = parts.map(({ top, bottom }) => top * (by / bottom));
  const shared = whole.reduce(highestCommonFactor);
  return { by, whole, shared, simple: whole.map((part) => part / shared) };
};

const show = (parts: readonly bigint[]): string =>
  parts.map((part) => groupDigits(String(part))).join(' : ');

const shareLines = (simple: readonly bigint[], amount: Rational) => {
  const sum = simple.reduce((total, part) => total + part, 0n);
  const one = divide(amount, rational(sum));
  const shares = simple.map((part) => multiply(one, rational(part)));
  return {
    shares: shares.map((share) => decimal(share, 4)),
    lines: [
      `Parts in all: ${simple.join(' + ')} = ${sum}`,
      `One part = ${decimal(amount)} ÷ ${sum} ${equals(one, 4)}`,
      ...simple.map(
        (part, at) =>
          `Share ${at + 1}: ${part} ÷ ${sum} of ${decimal(amount)} ${equals(shares[at] ?? one, 4)}`,
      ),
    ],
  };
};

/** A ratio in lowest terms, and an amount shared in it where one is given. */
export const calculateRatio = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const parts = readParts(read.text('ratio'));
  if ('message' in parts) read.reject('ratio', parts.message);
  const amount =
    read.text('amount') === ''
      ? null
      : read.number('amount', 'The amount', { rule: 'aboveZero', most: LARGEST });
  const mistakes = read.mistakes();
  if (mistakes || 'message' in parts) return mistakes ?? { ok: false, errors: {} };
  const { by, whole, shared, simple } = lowestTerms(parts);
  const share = amount && shareLines(simple, amount);
  return {
    ok: true,
    result: `${parts.map(fraction).join(' : ')} = ${show(simple)}${share ? `; the shares are ${listWords(share.shares)}` : ''}`,
    working: [
      ...(by === 1n ? [] : [`Multiply every part by ${by}: ${show(whole)}`]),
      shared === 1n
        ? `The HCF of the parts is 1, so ${show(simple)} is in lowest terms.`
        : `The HCF of the parts is ${shared}; divide every part by it: ${show(simple)}`,
      ...(share?.lines ?? []),
    ],
  };
};
