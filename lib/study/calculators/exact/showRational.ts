import { isNegative, type Rational, toNumber } from './rational';

/** More digits than this are shown as a power of ten. */
const MOST_WHOLE_DIGITS = 15;
const MOST_DECIMALS = 12;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An exponent as raised digits, `⁻¹⁹`. */
export const superscript = (exponent: number): string =>
  Array.from(String(exponent), (sign) => (sign === '-' ? '⁻' : SUPERSCRIPTS[Number(sign)])).join(
    '',
  );

/** Whole digits with Indian commas: `1,00,000`. */
export const groupDigits = (digits: string): string =>
  digits.length <= 3
    ? digits
    : `${digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`;

const pointed = (whole: string, decimals: string): string => {
  const kept = decimals.replace(/0+$/, '');
  return kept ? `${groupDigits(whole)}.${kept}` : groupDigits(whole);
};

/** The value times ten to `places`, rounded half away from zero, as digits without sign. */
const scaledDigits = (value: Rational, places: number): bigint => {
  const top = (isNegative(value) ? -value.top : value.top) * 10n ** BigInt(places);
  return (2n * top + value.bottom) / (2n * value.bottom);
};

/** Rounded to this many places; the sign is a true minus. */
const rounded = (value: Rational, places: number): string => {
  const digits = String(scaledDigits(value, places)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = pointed(whole, digits.slice(digits.length - places));
  return isNegative(value) && text !== '0' ? `−${text}` : text;
};

const asPowerOfTen = (value: Rational): string => {
  const [mantissa = '0', exponent = '0'] = toNumber(value).toExponential(9).split('e');
  const digits = mantissa.replace(/\.?0+$/, '').replace('-', '−');
  return `${digits} × 10${superscript(Number(exponent))}`;
};

/** What a value looks like, and whether that is all of it. */
export type ShownRational = { text: string; isExact: boolean };

/**
 * A decimal with Indian commas: whole where at most `places` decimals hold it, else rounded; very
 * large and very small values as a power of ten.
 */
export const showDecimal = (value: Rational, places = MOST_DECIMALS): ShownRational => {
  const size = String(value.top / value.bottom).replace('-', '').length;
  const isExact = (value.top * 10n ** BigInt(places)) % value.bottom === 0n;
  if (size > MOST_WHOLE_DIGITS) return { text: asPowerOfTen(value), isExact: false };
  const text = rounded(value, places);
  // Less than the last place but one: hardly a digit of it would be left.
  const above = (isNegative(value) ? -value.top : value.top) * 10n ** BigInt(places - 1);
  const hasVanished = value.top !== 0n && above < value.bottom && !isExact;
  return hasVanished ? { text: asPowerOfTen(value), isExact: false } : { text, isExact };
};

/** `= 2.5` for an exact decimal, `≈ 0.3333` for a rounded one. */
export const equals = (value: Rational, places = 6, unit = ''): string => {
  const { text, isExact } = showDecimal(value, places);
  return `${isExact ? '=' : '≈'} ${text}${unit}`;
};

/** The decimal alone, rounded where it has to be. */
export const decimal = (value: Rational, places = 6): string => showDecimal(value, places).text;

/** As a part of a longer line: negative numbers in brackets. */
export const term = (value: Rational, places = 6): string =>
  isNegative(value) ? `(${decimal(value, places)})` : decimal(value, places);

/**
 * A shown number as a divisor or under a power, where it has to hold together: `(3 × 10⁸)` and
 * `(−4)`; a plain one stays as it is.
 */
export const asOne = (shown: string): string =>
  /^[^(].*[×]|^−/.test(shown) ? `(${shown})` : shown;

/** `₹1,234.50`: rupees and paise, paise only where there are some. */
export const rupees = (value: Rational): string => {
  const paise = scaledDigits(value, 2);
  const parts = paise % 100n === 0n ? '' : `.${String(paise % 100n).padStart(2, '0')}`;
  return `${isNegative(value) && paise > 0n ? '−' : ''}₹${groupDigits(String(paise / 100n))}${parts}`;
};

/** `3/4`, `−5/2` or a whole number. */
export const fraction = ({ top, bottom }: Rational): string => {
  const sign = top < 0n ? '−' : '';
  const size = top < 0n ? -top : top;
  return bottom === 1n ? `${sign}${groupDigits(String(size))}` : `${sign}${size}/${bottom}`;
};

/** As people write it: `1 1/2` for 3/2. */
export const mixedNumber = ({ top, bottom }: Rational): string => {
  const size = top < 0n ? -top : top;
  if (bottom === 1n || size < bottom) return fraction({ top, bottom });
  return `${top < 0n ? '−' : ''}${size / bottom} ${size % bottom}/${bottom}`;
};
