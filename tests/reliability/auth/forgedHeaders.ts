import { askRaw, type RawAnswer } from '@/e2e/support/askRaw';
import type { Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';

const EVIL = 'evil.example';

/** One kind of address each: prerendered, rewritten, rendered, landing, redirects, files, endpoints. */
const PATHS = [
  '/',
  '/ois-pune-branches',
  '/maths-concepts/table-of-7',
  '/search?s=fees',
  '/lp/pune',
  '/transfer-admission',
  '/about-us/',
  '/branches/pune',
  '/pune-branches',
  '/?key=abc',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/no-such-page',
  '/api/footer',
  '/api/auth/csrf',
  '/api/auth/providers',
  '/api/auth/session',
  '/api/auth/signin?callbackUrl=%2Fmy-enquiries',
  '/api/auth/error?error=CredentialsSignin',
];

type Forgery = Record<string, string>;

/** What a visitor may claim about itself, or pretend to be. */
const FORGERIES: Forgery[] = [
  { 'X-Forwarded-Host': EVIL },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Proto': 'http' },
  { 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '666' },
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Real-IP': '127.0.0.1', 'X-Forwarded-Server': EVIL },
  { Forwarded: `for=127.0.0.1;host=${EVIL};proto=https` },
  { 'X-Original-URL': '/my-enquiries', 'X-Rewrite-URL': '/my-enquiries' },
  { 'X-Original-Host': EVIL, 'X-Host': EVIL, 'X-HTTP-Host-Override': EVIL },
  { 'X-Matched-Path': '/my-enquiries', 'X-Now-Route-Matches': '1=evil' },
  { 'X-Middleware-Rewrite': `https://${EVIL}/`, 'X-Middleware-Redirect': `https://${EVIL}/` },
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Middleware-Set-Cookie': 'next-auth.session-token=evil', 'X-Invoke-Path': '/my-enquiries' },
  { 'X-Invoke-Status': '500', 'X-Invoke-Error': '{}', 'X-Prerender-Revalidate': 'evil' },
  { 'X-Middleware-Rewrite': '/landing/google/lp/pune', RSC: '1', 'Next-Url': '/evil' },
];

// Of each answer alone: the time, the request's name, where it was cached and how it is sent.
const OWN_HEADERS =
  /^(date|x-request-id|etag|vary|x-nextjs-cache|keep-alive|connection|content-length|transfer-encoding)$/;
const TOKEN = /[0-9a-f]{64}/g;

const comparable = ({ status, headers, body }: RawAnswer): string => {
  const common = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
  return JSON.stringify([status, common.sort(), body]).replaceAll(TOKEN, 'token');
};

const HOSTS: Forgery[] = [{ Host: EVIL }, { Host: `${EVIL}:80`, 'X-Forwarded-Host': EVIL }];

/** Without SITE_URL the site is where it was asked, so that its own `Host` counts there. */
export const forgeriesOf = (isHostBelieved: boolean): Forgery[] =>
  isHostBelieved ? FORGERIES : [...HOSTS, ...FORGERIES];

/**
 * Asks each kind of address plainly and with each forgery: the answers have to be the same to the
 * byte. `where` says which site it is.
 */
export const measureForgedHeaders = async (
  origin: string,
  { forgeries, where }: { forgeries: Forgery[]; where: string },
  note: Note,
): Promise<void> => {
  // Once unseen: the first answer of all may come from another place than the ones after it.
  for (const path of PATHS) await askRaw(origin, path);
  const found = await inParallel(PATHS.length, 2, async (index) => {
    const path = PATHS[index] ?? '/';
    const plain = comparable(await askRaw(origin, path));
    const different: string[] = [];
    for (const headers of forgeries) {
      const answer = comparable(await askRaw(origin, path, { headers }));
      if (answer !== plain || answer.includes(EVIL)) {
        different.push(`${path} with ${Object.keys(headers).join(', ')}`);
      }
    }
    return different;
  });
  const different = found.flat();
  note(
    none(
      `of ${PATHS.length * forgeries.length} requests with forged headers, ${where}, answered otherwise${different.length ? ` (${different.slice(0, 3).join('; ')})` : ''}`,
      different.length,
    ),
  );
};
