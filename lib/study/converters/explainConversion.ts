import type { Unit } from '@/data/study/converters/unit';
import { convert, ruleBetween } from './convert';
import { formatAmount, type Shown } from './formatAmount';
import { divide, exactly, type Rational } from './rational';

const ONE = exactly('1');
/** A fraction with more digits than this is shown as a decimal. */
const LONGEST_FRACTION = 4;

/** `=`, or `≈` where the number shown is rounded. */
const equals = ({ isExact }: Shown): string => (isExact ? '=' : '≈');

/** An amount with its unit: 3 feet; degrees keep their sign. */
export const withUnit = (amount: Shown, { one, many, symbol }: Unit): string => {
  if (symbol.startsWith('°') || symbol === 'K') return `${amount.text} ${symbol}`;
  return `${amount.text} ${amount.text === '1' ? one : many}`;
};

const isShort = (value: bigint): boolean => value.toString().length <= LONGEST_FRACTION;

/** The step from one number to the next: `× 12`, `÷ 100`, `× 5/18`. */
const describeFactor = (times: Rational): string => {
  const shown = formatAmount(times);
  const inverse = formatAmount(divide(ONE, times));
  const isLarge = times.top >= times.bottom;
  if (isLarge && shown.isExact) return `× ${shown.text}`;
  if (!isLarge && inverse.isExact) return `÷ ${inverse.text}`;
  if (isShort(times.top) && isShort(times.bottom)) return `× ${times.top}/${times.bottom}`;
  return shown.isExact || isLarge ? `× ${shown.text}` : `÷ ${inverse.text}`;
};

const describeSum = ({ top, bottom }: Rational): string => {
  if (top === 0n) return '';
  const { text } = formatAmount({ top: top < 0n ? -top : top, bottom });
  return top < 0n ? ` − ${text}` : ` + ${text}`;
};

export type Explained = {
  /** `5 feet = 152.4 centimetres`. */
  result: string;
  /** The rule, then the rule with the numbers put in. */
  working: readonly string[];
  /** The answer alone, with its unit. */
  answer: string;
  isExact: boolean;
};

/** `1 foot = 30.48 centimetres`, told from the larger of the two units. */
const describeRatio = (from: Unit, to: Unit): string => {
  const { times } = ruleBetween(from, to);
  const [large, small] = times.top >= times.bottom ? [from, to] : [to, from];
  const ratio = formatAmount(convert(ONE, large, small));
  return `${withUnit(formatAmount(ONE), large)} ${equals(ratio)} ${withUnit(ratio, small)}`;
};

/** What is done to `subject`: `5 × 12`, `37 × 1.8 + 32`, `(98.6 − 32) × 5/9`. */
const describeSteps = (subject: string, from: Unit, to: Unit): string => {
  const { times, plus } = ruleBetween(from, to);
  const factor = times.top === times.bottom ? '' : ` ${describeFactor(times)}`;
  if (plus.top === 0n || formatAmount(plus).isExact)
    return `${subject}${factor}${describeSum(plus)}`;
  return `(${subject}${describeSum(divide(plus, times))})${factor}`;
};

/** A conversion in words and steps. */
export const explainConversion = (amount: Rational, from: Unit, to: Unit): Explained => {
  const given = formatAmount(amount);
  const found = formatAmount(convert(amount, from, to));
  const isExact = given.isExact && found.isExact;
  const sign = equals({ ...found, isExact });
  const isScale = ruleBetween(from, to).plus.top !== 0n;
  return {
    result: `${withUnit(given, from)} ${sign} ${withUnit(found, to)}`,
    working: [
      isScale ? `${to.symbol} = ${describeSteps(from.symbol, from, to)}` : describeRatio(from, to),
      `${describeSteps(given.text, from, to)} ${sign} ${found.text}`,
    ],
    answer: withUnit(found, to),
    isExact,
  };
};
