import { PATHS } from '@/data/routes/paths';
import { FOUND_PATHS, INTERNAL_FOLDERS } from '@/data/routes/paths/found';

/**
 * Pages that must not be listed say so themselves, and can be heard only when they may be read:
 * here stands what is no page, what redirects, and the search, which has no end.
 */
const CLOSED = ['/api/', '/_next/data/', ...INTERNAL_FOLDERS, `${PATHS.search}?`];

/** `robots.txt`. `origin` is without a slash at its end. */
export const buildRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${FOUND_PATHS.sitemap}`,
    '',
  ].join('\n');
