import { WAIT_MESSAGES } from '@/data/copy/waits';
import { type ErrorCode, SiteError } from '@/lib/site/siteError';
import { inWords } from './waitInWords';

/** The refusal of somebody who may try again in so many seconds (rounded up, at least 1). */
export const mustWait = (code: ErrorCode, seconds: number): SiteError => {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new SiteError(code, { retryAfter, message: WAIT_MESSAGES[code]?.(inWords(retryAfter)) });
};
