import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { parseRational } from '@/lib/study/calculators/exact/parseRational';
import {
  add,
  divide,
  highestCommonFactor,
  isNegative,
  isWhole,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
} from '@/lib/study/calculators/exact/rational';
import { fraction, mixedNumber, showDecimal } from '@/lib/study/calculators/exact/showRational';
import { readInputs } from '@/lib/study/calculators/readInputs';

export const FRACTION_OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const;
type FractionOperation = (typeof FRACTION_OPERATIONS)[number];

const SIGNS: Record<FractionOperation, string> = {
  add: '+',
  subtract: '−',
  multiply: '×',
  divide: '÷',
};
const WAYS: Record<FractionOperation, (a: Rational, b: Rational) => Rational> = {
  add,
  subtract,
  multiply,
  divide,
};

const MOST_DIGITS = 12;

const inLine = (value: Rational): string =>
  isNegative(value) ? `(${fraction(value)})` : fraction(value);

/** A pair of top and bottom as it stands before it is brought to lowest terms. */
const raw = (top: bigint, bottom: bigint): string =>
  `${top < 0n ? '−' : ''}${top < 0n ? -top : top}/${bottom}`;

const reduced = (top: bigint, bottom: bigint, value: Rational): string[] => {
  const shared = highestCommonFactor(top, bottom);
  if (shared <= 1n) return [];
  return [`Divide above and below by ${shared}: ${raw(top, bottom)} = ${fraction(value)}`];
};

const workSum = (a: Rational, b: Rational, sign: '+' | '−', value: Rational): string[] => {
  const bottom = (a.bottom / highestCommonFactor(a.bottom, b.bottom)) * b.bottom;
  const [first, second] = [a.top * (bottom / a.bottom), b.top * (bottom / b.bottom)];
  const top = sign === '+' ? first + second : first - second;
  const secondShown = second < 0n ? `(${raw(second, bottom)})` : raw(second, bottom);
  return [
    ...(a.bottom === b.bottom
      ? [`Both have ${bottom} below the line.`]
      : [
          `The LCM of ${a.bottom} and ${b.bottom} is ${bottom}.`,
          `${fraction(a)} = ${raw(first, bottom)} and ${fraction(b)} = ${raw(second, bottom)}`,
        ]),
    `${raw(first, bottom)} ${sign} ${secondShown} = ${raw(top, bottom)}`,
    ...reduced(top, bottom, value),
  ];
};

const workProduct = (a: Rational, b: Rational, value: Rational): string[] => {
  const [top, bottom] = [a.top * b.top, a.bottom * b.bottom];
  return [
    'Multiply above with above and below with below.',
    `${inLine(a)} × ${inLine(b)} = ${raw(top, bottom)}`,
    ...reduced(top, bottom, value),
  ];
};

const work = (
  a: Rational,
  b: Rational,
  operation: FractionOperation,
  value: Rational,
): string[] => {
  if (operation === 'add') return workSum(a, b, '+', value);
  if (operation === 'subtract') return workSum(a, b, '−', value);
  if (operation === 'multiply') return workProduct(a, b, value);
  const turned = divide(ONE, b);
  return [
    `To divide, turn the second fraction over: ${inLine(a)} ÷ ${inLine(b)} = ${inLine(a)} × ${inLine(turned)}`,
    ...workProduct(a, turned, value),
  ];
};

const otherForms = (value: Rational): string[] => {
  if (isWhole(value)) return [];
  const { text, isExact } = showDecimal(value, 6);
  const mixed = mixedNumber(value);
  return [
    ...(mixed === fraction(value) ? [] : [`As a mixed number: ${mixed}`]),
    `As a decimal: ${isExact ? '' : 'about '}${text}`,
  ];
};

const isLong = ({ top, bottom }: Rational): boolean =>
  String(top).length > MOST_DIGITS || String(bottom).length > MOST_DIGITS;

/** Two fractions, mixed numbers or decimals, and one of the four operations. Exact. */
export const calculateFractions = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const readOne = (name: string): Rational => {
    const value = parseRational(read.text(name));
    if (!value || isLong(value)) read.reject(name, MATHS_MESSAGES.fraction);
    return value ?? ONE;
  };
  const [a, b] = [readOne('first'), readOne('second')];
  const operation = read.choice('operation', 'the sign', FRACTION_OPERATIONS);
  if (operation === 'divide' && isZero(b)) read.reject('second', MATHS_MESSAGES.fractionDivision);
  const mistakes = read.mistakes();
  if (mistakes || !operation) return mistakes ?? { ok: false, errors: {} };
  const value = WAYS[operation](a, b);
  return {
    ok: true,
    result: `${inLine(a)} ${SIGNS[operation]} ${inLine(b)} = ${fraction(value)}`,
    working: [...work(a, b, operation, value), ...otherForms(value)],
  };
};
