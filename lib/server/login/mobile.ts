import { checkMobile } from '@/lib/login/mobile';
import { SiteError } from '@/lib/site/siteError';

/** A mobile number as somebody sent it. Throws for anything else. */
export const parseMobile = (mobile: string): string => {
  const problem = checkMobile(mobile);
  if (problem !== null) throw new SiteError(problem, { field: 'mobile' });
  return mobile;
};

/** The block of 10,000 numbers that a mobile number belongs to. */
export const prefixOf = (mobile: string): string => mobile.slice(0, -4);
