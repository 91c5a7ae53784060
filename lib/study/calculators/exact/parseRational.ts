import { parseNumber } from '@/lib/study/numbers/parseNumber';
import { type Rational, rational } from './rational';

/** Longer ones are a slip of the finger, and would fill the screen. */
const LONGEST = 40;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const FRACTION = /^([+-]?)(?:(\d{1,12})\s+)?(\d{1,12})\s*\/\s*(\d{1,12})$/;

/** The minus signs that people paste, as the one on the keyboard. */
export const plainMinus = (text: string): string => text.replace(/[−–—]/g, '-').trim();

/** A typed number without rounding: `0.1`, `1,00,000`, `-2.5`. Null for everything else. */
export const parseDecimal = (text: string): Rational | null => {
  const plain = plainMinus(text);
  if (plain.length > LONGEST || parseNumber(plain) === null) return null;
  const match = DECIMAL.exec(plain.replace(/[,\s]/g, ''));
  if (!match) return null;
  const [, sign, whole = '', decimals = ''] = match;
  if (whole + decimals === '') return null;
  const value = rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return sign === '-' ? { top: -value.top, bottom: value.bottom } : value;
};

/** `2½` as `2 1/2`. */
const spellOut = (text: string): string =>
  text.replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`);

/**
 * A typed fraction or number: `3/4`, `1 1/2`, `2½`, `-2/3`, `0.75`. Null for everything else, `1/0`
 * too.
 */
export const parseRational = (text: string): Rational | null => {
  const match = FRACTION.exec(plainMinus(spellOut(text)).replace(/^-\s+/, '-'));
  if (!match) return parseDecimal(text);
  const [, sign, whole = '0', top = '', bottom = ''] = match;
  if (BigInt(bottom) === 0n) return null;
  const value = rational(BigInt(whole) * BigInt(bottom) + BigInt(top), BigInt(bottom));
  return sign === '-' ? { top: -value.top, bottom: value.bottom } : value;
};
