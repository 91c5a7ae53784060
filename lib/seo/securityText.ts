import { FOUND_PATHS } from '@/data/routes/paths/found';
import { SCHOOL } from '@/data/school';

/** Less than a year, as RFC 9116 advises, and always ahead: whoever reads it has a file of today. */
const DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `security.txt` (RFC 9116): to whom a weakness of the site is told. `origin` is without a slash at its
 * end, `now` in ms since 1970.
 */
export const buildSecurityText = (origin: string, now: number): string => {
  // The same for a whole day, so that caches agree.
  const expires = new Date((Math.floor(now / DAY_MS) + DAYS) * DAY_MS);
  return [
    `Contact: mailto:${SCHOOL.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}${FOUND_PATHS.security}`,
    '',
  ].join('\n');
};
