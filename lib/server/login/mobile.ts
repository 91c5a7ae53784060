import { isValidPhoneNumber } from 'libphonenumber-js/mobile';
import { SiteError } from '@/lib/errors/siteError';

/**
 * The number as the school system writes it: `+91-` and ten digits. Throws for anything else, fixed
 * lines that begin with 6 to 9 included: no text message reaches them.
 */
export const parseContact = (mobile: string): string => {
  if (!/^\d{10}$/.test(mobile)) throw new SiteError('mobile/incomplete', { field: 'mobile' });
  if (!/^[6-9]/.test(mobile) || !isValidPhoneNumber(mobile, 'IN')) {
    throw new SiteError('mobile/invalid', { field: 'mobile' });
  }
  return `+91-${mobile}`;
};

/** The first six digits of a contact: the block of 10,000 numbers that it belongs to. */
export const prefixOf = (contact: string): string => contact.slice(0, '+91-'.length + 6);
