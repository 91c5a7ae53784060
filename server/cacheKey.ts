import type { IncomingMessage } from 'node:http';
import { hasKey } from '@/lib/chrome/keyRedirect';
import { toVariantPath } from '@/lib/chrome/landingVariant';

/** What an answer is cached by, and the address by which Next is asked for it. */
export type CacheKey = { key: string; url: string };

/** Plain spellings: whatever needs decoding is Next's to judge, and a variant's address redirects. */
const CACHEABLE =
  /^(?!\/(?:api|landing)(?:\/|$))(?:\/|(?:\/[a-z0-9-]+)+|\/_next\/static\/[\w./-]+)$/;
const LONGEST_PATH = 200;
/** Headers that change what Next answers, or announce a body. */
const CHANGES_ANSWER = [
  'purpose',
  'x-nextjs-data',
  'x-middleware-prefetch',
  'content-length',
  'transfer-encoding',
];
/** The pages that are rendered by what their query says. */
const READS_QUERY =
  /^\/(?:search|compare|desk\/answers|enquiry|enquiry\/[^/]+|transfer-certificates\/answer|converters\/number-to-words)$/;

/**
 * The key of a request: its path, or the variant that the query of a landing page picks. Null where
 * anything else may decide the answer.
 */
export const cacheKeyOf = ({ method, url = '', headers }: IncomingMessage): CacheKey | null => {
  const [path = ''] = url.split('?', 1);
  const search = url.slice(path.length);
  if (!(method === 'GET' || method === 'HEAD') || !CACHEABLE.test(path)) return null;
  if (path.length > LONGEST_PATH || hasKey(new URLSearchParams(search))) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  if (CHANGES_ANSWER.some((name) => name in headers)) return null;
  const variant = toVariantPath(path, search);
  if (variant !== null) return { key: variant, url };
  if (search !== '' && READS_QUERY.test(path)) return null;
  // Asked without its query: Next reads some in a way of its own (`?nxtPcity=pune`), and one visitor's
  // odd link would change the page for all.
  return { key: path, url: path };
};
