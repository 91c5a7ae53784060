import type { ErrorCode } from '@/data/copy/errors';
import { MOBILE_DIGITS } from '@/data/limits';

/**
 * A mobile number, as regular expressions and `pattern` write it. A table of the series in use would
 * be out of date: it refuses parents whose series is new.
 */
export const MOBILE_PATTERN = `[6-9][0-9]{${MOBILE_DIGITS - 1}}`;

const ALL_DIGITS = new RegExp(`^\\d{${MOBILE_DIGITS}}$`);
const MOBILE = new RegExp(`^${MOBILE_PATTERN}$`);

/**
 * What stays in the field of what a person typed, pasted or had filled in: at most ten digits,
 * without the country code or the zero that phones put before a number.
 */
export const cleanMobile = (text: string): string => {
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const digits = text.replaceAll(/\D/g, '');
  return withoutPrefix(digits, isInternational).slice(0, MOBILE_DIGITS);
};

const withoutPrefix = (digits: string, isInternational: boolean): string => {
  if (isInternational) return digits.replace(/^(?:00)?91/, '');
  // Ten digits may themselves begin with 91: only what is left over can be the country code.
  if (digits.length === MOBILE_DIGITS + 2 && digits.startsWith('91')) return digits.slice(2);
  return digits.length === MOBILE_DIGITS + 1 && digits.startsWith('0') ? digits.slice(1) : digits;
};

/** What is wrong with a mobile number; null when nothing is. */
export const checkMobile = (text: string): ErrorCode | null => {
  if (!ALL_DIGITS.test(text)) return 'mobile/incomplete';
  return MOBILE.test(text) ? null : 'mobile/invalid';
};

/**
 * Whether somebody writes an e-mail address instead: from its @ until ten digits stand there. Only
 * digits stay in the field, so what was written before a key cannot be seen in it.
 */
export const isEmailEntry = (text: string, wasEmail: boolean): boolean =>
  text.includes('@') || (wasEmail && checkMobile(cleanMobile(text)) === 'mobile/incomplete');

/** `9845012345` → `+91-9845012345`: the specification's login payload and session have it so. */
export const toContact = (mobile: string): string => `+91-${mobile}`;

/** `9845012345` → `+91 98450 12345`. */
export const showMobile = (mobile: string): string =>
  `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
