import type { Unit } from '@/data/study/converters/unit';
import { asOne } from '@/lib/study/calculators/exact/showRational';
import { convert, ruleBetween } from './convert';
import { formatAmount, type Shown } from './formatAmount';
import { divide, exactly, type Rational } from './rational';

const ONE = exactly('1');
/** An acre has 4,046.8564224 square metres: eleven digits that people know. */
const FACTOR_DIGITS = 14;

/** `=`, or `≈` where the number shown is rounded. */
const equals = ({ isExact }: Shown): string => (isExact ? '=' : '≈');

/** An amount with its unit: 3 feet; degrees keep their sign. */
export const withUnit = (amount: Shown, { one, many, symbol }: Unit): string => {
  if (symbol.startsWith('°') || symbol === 'K') return `${amount.text} ${symbol}`;
  return `${amount.text} ${amount.text === '1' ? one : many}`;
};

/** `5/18`: both parts small enough to be known by heart. */
const isSmall = ({ top, bottom }: Rational): boolean => top < 30n && bottom < 30n;

/** 365 days in weeks: `× 365 ÷ 7`, without a way through seconds. */
const isShort = ({ top, bottom }: Rational): boolean => top < 10_000n && bottom < 10_000n;

const formatFactor = (value: Rational): Shown => formatAmount(value, FACTOR_DIGITS);

const show = (text: string): string => asOne(formatFactor(exactly(text)).text);

/** A factor such as `1852/3600` in its two parts. */
const splitFactor = ({ factor }: Unit): readonly [over: string, under: string] => {
  const [over = '1', under = '1'] = factor.split('/');
  return [over, under];
};

/** By way of the base unit, in the decimals of both units: `× 1,852 ÷ 1,609.344`. */
const throughBase = (from: Unit, to: Unit): string => {
  const { times: ratio } = ruleBetween(from, to);
  const isWhole = [from, to].every(({ factor }) => /^\d+$/.test(factor));
  if (isWhole && isShort(ratio)) return `× ${ratio.top} ÷ ${ratio.bottom}`;
  const [[over, under], [toOver, toUnder]] = [splitFactor(from), splitFactor(to)];
  const isSameUnder = under === toUnder;
  const times = [over, isSameUnder ? '1' : toUnder].filter((part) => part !== '1');
  const by = [toOver, isSameUnder ? '1' : under].filter((part) => part !== '1');
  return [...times.map((part) => `× ${show(part)}`), ...by.map((part) => `÷ ${show(part)}`)].join(
    ' ',
  );
};

/**
 * The step from one number to the next, in the numbers that people know: `× 12`, `÷ 100`, `× 0.3048`,
 * `× 5/18`, `÷ 0.3048`. Nothing in it is rounded.
 */
const describeFactor = (from: Unit, to: Unit): string => {
  const { times } = ruleBetween(from, to);
  const inverse = divide(ONE, times);
  const [shown, shownInverse] = [formatFactor(times), formatFactor(inverse)];
  if (inverse.bottom === 1n && shownInverse.isExact) return `÷ ${asOne(shownInverse.text)}`;
  if (shown.isExact) return `× ${shown.text}`;
  if (isSmall(times)) return `× ${times.top}/${times.bottom}`;
  return shownInverse.isExact ? `÷ ${asOne(shownInverse.text)}` : throughBase(from, to);
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
  const factor = times.top === times.bottom ? '' : ` ${describeFactor(from, to)}`;
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
