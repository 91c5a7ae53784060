import type { ErrorCode } from './errors';

/**
 * Where the server knows how long somebody has to wait, its sentence says so: `wait` is such as
 * `8 minutes`. Browsers do not import this; the sentence comes with the answer.
 */
export const WAIT_MESSAGES: Partial<Record<ErrorCode, (wait: string) => string>> = {
  'otp/blocked': (wait) =>
    `Something went wrong please try again in ${wait}: too many wrong codes were typed in for this number. Where you have logged in before, you can log in at once.`,
  'otp/too-many-sends': (wait) =>
    `Too many codes were asked for. Please wait ${wait} and try again.`,
  'otp/paused': (wait) =>
    `We can send only a few codes just now. Please try again in ${wait}. You can send an enquiry without a code: we save it and call you.`,
};
