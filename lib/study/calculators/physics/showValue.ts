import { groupDigits, superscript } from '@/lib/study/calculators/exact/showRational';

const DIGITS = 6;

const pointed = (plain: string): string => {
  const [whole = '0', decimals = ''] = plain.replace('-', '').split('.');
  const kept = decimals.replace(/0+$/, '');
  const text = kept ? `${groupDigits(whole)}.${kept}` : groupDigits(whole);
  return plain.startsWith('-') && text !== '0' ? `−${text}` : text;
};

/**
 * A measured value to six significant digits with Indian commas; below a ten-thousandth and from
 * ten crore on as a power of ten.
 */
export const showValue = (value: number, digits = DIGITS): string => {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e-4 && size < 1e8) {
    const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(size)));
    return pointed(value.toFixed(Math.min(decimals, 20)));
  }
  const [mantissa = '0', exponent = '0'] = value.toExponential(digits - 1).split('e');
  return `${pointed(mantissa)} × 10${superscript(Number(exponent))}`;
};

/** Whether the digits shown are all there are, but for the last bits of floating point. */
export const isShownWhole = (value: number, digits = DIGITS): boolean =>
  Math.abs(Number(value.toPrecision(digits)) - value) <= Math.abs(value) * 1e-12;

/** `= 5` or `≈ 3.33333`. */
export const equalsValue = (value: number, unit = ''): string =>
  `${isShownWhole(value) ? '=' : '≈'} ${showValue(value)}${unit}`;

/** As part of a longer line: negative values in brackets. */
export const termValue = (value: number): string =>
  value < 0 ? `(${showValue(value, 10)})` : showValue(value, 10);
