import { groupIndian } from '@/lib/study/words/grouping';
import type { Rational } from './rational';

/** A number as it is shown, and whether nothing was rounded away. */
export type Shown = { text: string; isExact: boolean };

/** Significant digits of a number that is not whole. */
const MOST_DIGITS = 10;
/** Whole numbers are shown to the last digit up to here: a pebibyte has 16. */
const MOST_WHOLE_DIGITS = 16;
/** Beyond these powers of ten a number is shown as a power of ten. */
const LEAST_POWER = -7;

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const toSuperscript = (power: number): string =>
  String(power)
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => SUPERSCRIPT.charAt(Number(digit)));

/** The power of ten of the first digit: 3 for 5,280 and -1 for 0.5. `top` is above zero. */
const findPower = (top: bigint, bottom: bigint): number => {
  const guess = top.toString().length - bottom.toString().length;
  const isReached =
    guess >= 0 ? top >= bottom * 10n ** BigInt(guess) : top * 10n ** BigInt(-guess) >= bottom;
  return isReached ? guess : guess - 1;
};

/** top / bottom times ten to the `power`, to the nearest whole number, halves away from zero. */
const scaled = (top: bigint, bottom: bigint, power: number) => {
  const above = power >= 0 ? top * 10n ** BigInt(power) : top;
  const below = power >= 0 ? bottom : bottom * 10n ** BigInt(-power);
  return { value: (above * 2n + below) / (below * 2n), isExact: above % below === 0n };
};

const withPoint = (digits: string, places: number): string => {
  const padded = digits.padStart(places + 1, '0');
  const whole = padded.slice(0, padded.length - places);
  const part = padded.slice(padded.length - places).replace(/0+$/, '');
  return part === '' ? groupIndian(whole) : `${groupIndian(whole)}.${part}`;
};

const formatPositive = (top: bigint, bottom: bigint, digits: number): Shown => {
  if (bottom === 1n && top.toString().length <= MOST_WHOLE_DIGITS)
    return { text: groupIndian(top.toString()), isExact: true };
  const power = findPower(top, bottom);
  const { value, isExact } = scaled(top, bottom, digits - 1 - power);
  // Rounding 9.99… up makes a digit more.
  const shownPower = power + value.toString().length - digits;
  if (shownPower >= MOST_WHOLE_DIGITS || shownPower < LEAST_POWER) {
    const mantissa = withPoint(value.toString(), value.toString().length - 1);
    return { text: `${mantissa} × 10${toSuperscript(shownPower)}`, isExact };
  }
  const places = digits - 1 - power;
  const text =
    places >= 0
      ? withPoint(value.toString(), places)
      : groupIndian(value.toString() + '0'.repeat(-places));
  return { text, isExact };
};

/**
 * In Indian commas: whole numbers to the last digit, others with at most ten significant digits,
 * very large and very small ones as a power of ten. A conversion’s factor may need more `digits`.
 */
export const formatAmount = ({ top, bottom }: Rational, digits = MOST_DIGITS): Shown => {
  if (top === 0n) return { text: '0', isExact: true };
  const { text, isExact } = formatPositive(top < 0n ? -top : top, bottom, digits);
  return { text: top < 0n ? `-${text}` : text, isExact };
};
