import { isValidPhoneNumber } from 'libphonenumber-js/mobile';
import { checkMobile } from '@/lib/login/mobile';
import { SiteError } from '@/lib/site/siteError';

/**
 * A mobile number as somebody sent it. Throws for anything else, fixed lines that begin with 6 to 9
 * included: no text message reaches them.
 */
export const parseMobile = (mobile: string): string => {
  const problem = checkMobile(mobile);
  if (problem !== null) throw new SiteError(problem, { field: 'mobile' });
  if (isValidPhoneNumber(mobile, 'IN')) return mobile;
  throw new SiteError('mobile/invalid', { field: 'mobile' });
};

/** The block of 10,000 numbers that a mobile number belongs to. */
export const prefixOf = (mobile: string): string => mobile.slice(0, -4);
