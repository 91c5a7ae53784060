import { NUMBER_COPY } from '@/data/copy/numbers';

const SIGNIFICANT_DIGITS = 10;

// Outside these a number in full is a row of zeros that nobody counts.
const LARGEST_IN_FULL = 1e15;
const SMALLEST_IN_FULL = 1e-6;

const IN_FULL = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: SIGNIFICANT_DIGITS });

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** A whole number as an exponent: `-23` as `⁻²³`. */
export const toSuperscript = (exponent: number): string =>
  [...String(exponent)].map((sign) => SUPERSCRIPTS[sign] ?? sign).join('');

const withPowerOfTen = (value: number): string => {
  const [factor = '', exponent = ''] = value.toExponential(SIGNIFICANT_DIGITS - 1).split('e');
  return `${Number(factor)} × 10${toSuperscript(Number(exponent))}`;
};

/**
 * A number for people: Indian grouping, at most 10 significant digits, `6.022 × 10²³` where it is
 * very large or very small. What is no number is told in words.
 */
export const formatNumber = (value: number): string => {
  if (Number.isNaN(value)) return NUMBER_COPY.undefined;
  // Rounding up can leave the last number that there is.
  const rounded = Number(value.toPrecision(SIGNIFICANT_DIGITS));
  if (!Number.isFinite(rounded)) return NUMBER_COPY.tooLarge;
  const size = Math.abs(rounded);
  if (size === 0) return '0';
  const isReadable = size < LARGEST_IN_FULL && size >= SMALLEST_IN_FULL;
  return isReadable ? IN_FULL.format(rounded) : withPowerOfTen(rounded);
};
