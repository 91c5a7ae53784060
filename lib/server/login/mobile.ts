import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { SiteError } from '@/lib/errors/siteError';

/** The number as the school system writes it: `+91-` and ten digits. Throws for anything else. */
export const parseContact = (mobile: string): string => {
  if (!/^\d{10}$/.test(mobile)) throw new SiteError('mobile/incomplete', { field: 'mobile' });
  if (!/^[6-9]/.test(mobile) || !isValidPhoneNumber(mobile, 'IN')) {
    throw new SiteError('mobile/invalid', { field: 'mobile' });
  }
  return `+91-${mobile}`;
};
