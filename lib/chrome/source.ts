/** Where a visitor comes from, as far as the phone numbers tell it apart (specification 9). */
export type Source = 'google' | 'facebook' | 'other';

// Longer values are somebody's experiment.
const MAX_LENGTH = 200;

/** Reads `utm_source`, in any case: `google`, `Google_Ads`, `facebook.com`. */
export const parseSource = (value: string): Source => {
  const text = value.slice(0, MAX_LENGTH).toLowerCase();
  if (text.includes('google')) return 'google';
  return text.includes('facebook') ? 'facebook' : 'other';
};

/** False for visitors that an affiliate sent (specification 2.3). */
export const hasMenu = (query: URLSearchParams): boolean => query.get('utm_medium') !== 'affiliate';
