import { MOBILE_DIGITS, OTP_LENGTH } from '@/data/limits';
import { errorCode } from './errorCode';

const DEEPEST_CAUSE = 4;

export type DescribedError = {
  type: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: DescribedError;
};

/**
 * What the log says about an error: never its other fields, since an axios error carries the whole
 * request and a database error the row.
 */
export const describeError = (error: unknown, depth = 0): DescribedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' };
  const code = errorCode(error);
  return {
    type: error.name,
    ...(code !== null && { code }),
    message: withoutPersonal(error.message),
    stack: withoutPersonal(error.stack ?? ''),
    ...(error.cause !== undefined &&
      depth < DEEPEST_CAUSE && { cause: describeError(error.cause, depth + 1) }),
  };
};

/** Digits in a row that can be a code or a mobile number. */
const PERSONAL_DIGITS = new RegExp(`\\d{${Math.min(OTP_LENGTH, MOBILE_DIGITS)},}`, 'g');

/** Hides numbers as long as a code or a mobile number, and e-mail addresses. */
export const withoutPersonal = (text: string): string =>
  text
    .replaceAll(PERSONAL_DIGITS, '[digits]')
    .replaceAll(/(?<![^\s@"'(])[^\s@"'(]+@[^\s@"')]+/g, '[e-mail]');
