import { createVisitor } from '@/lib/server/testing/visitor';
import { FORGED_TOKEN, PARENT, TYPED_CODE } from './canaries';
import type { Recorder } from './traces';

const QUERY = new URLSearchParams({ ...PARENT, otp: TYPED_CODE, token: FORGED_TOKEN }).toString();

/** In every header that a server might write down. */
const HEADERS = {
  Referer: `https://other.example/?${QUERY}`,
  'User-Agent': `Phone of ${PARENT.parent_name} ${PARENT.mobile}`,
  'X-Forwarded-For': PARENT.mobile,
  'X-Request-Id': PARENT.mobile,
  Authorization: `Bearer ${FORGED_TOKEN}`,
  Cookie: `next-auth.session-token=${FORGED_TOKEN}; name=${PARENT.mobile}`,
};

const PAGES = [
  '/',
  '/day-school',
  '/lp/pune',
  '/campaign/pune',
  '/thank-you',
  '/login',
  '/compare',
];
const PATHS = [
  `/no-such-page/${PARENT.mobile}`,
  `/no-such-page/${encodeURIComponent(PARENT.email)}`,
  `/enquiry/${PARENT.mobile}`,
  `/lp/${PARENT.mobile}`,
  `/campaign/${encodeURIComponent(PARENT.parent_name)}`,
  `/api/none/${PARENT.mobile}`,
  `/api/enquiries/${PARENT.mobile}`,
  `/api/auth/${PARENT.mobile}`,
  `/api/auth/${encodeURIComponent(PARENT.parent_name)}`,
  `/api/auth/callback/${PARENT.mobile}`,
  `/api/auth/signin?error=${PARENT.mobile}`,
  `/_next/image?url=%2Fpictures%2F${PARENT.mobile}.png&w=640&q=75`,
  `/_next/data/${PARENT.mobile}/day-school.json`,
  `/_next/static/${PARENT.mobile}.js`,
  `/pictures/${PARENT.mobile}.svg`,
  `/api/footer?${QUERY}`,
  `/api/health/ready?${QUERY}`,
  `/api/votes/ballot?contest=${PARENT.mobile}`,
  `/converters/number-to-words/${PARENT.mobile}${PARENT.mobile}-in-words`,
];

const [FIRST_NAME = ''] = PARENT.parent_name.split(' ');

/** Those with a canary, as far as nginx logs them: without the query, up to the first escape. */
export const MADE_UP_PATHS = PATHS.map((path) => path.replace(/[?%].*/, '')).filter(
  (path) => path.includes(PARENT.mobile) || path.toLowerCase().includes(FIRST_NAME.toLowerCase()),
);

const REPORT = {
  'document-uri': `https://site.example/?${QUERY}`,
  referrer: `https://other.example/?${QUERY}`,
  'effective-directive': 'img-src',
  'blocked-uri': `https://user:${FORGED_TOKEN}@ads.example/${PARENT.mobile}?${QUERY}#${PARENT.parent_name}`,
  'script-sample': PARENT.parent_name,
};

/** Puts the canaries where nobody asked for them: addresses, headers, beacons, reports. */
export const sendUnexpected = async (origin: string, record: Recorder): Promise<void> => {
  const visitor = createVisitor(origin);
  for (const page of PAGES)
    await record('query', visitor.get(`${page}?${QUERY}`, { headers: HEADERS }));
  for (const path of PATHS) await record('path', visitor.get(path, { headers: HEADERS }));
  await record(
    'the page of a search',
    visitor.get(`/search?s=${encodeURIComponent(PARENT.parent_name)}`),
  );
  await record(
    'search',
    visitor.get(`/api/search?s=${encodeURIComponent(PARENT.parent_name)}&${QUERY}`),
  );
  await record('search', visitor.get(`/api/search?s=${PARENT.mobile}`));
  await record(
    'lead',
    visitor.post('/api/leads/whatsapp', {
      lead_url: `/lp/pune?${QUERY}`,
      utm_source: PARENT.parent_name,
      utm_term: PARENT.mobile,
      gclid: FORGED_TOKEN,
      attribution: { first: { page: `/?${QUERY}`, utm_source: PARENT.email } },
    }),
  );
  await record(
    'vote',
    visitor.post('/api/votes', { contest: PARENT.mobile, entry: PARENT.parent_name }),
  );
  await record(
    'beacon',
    visitor.postForm('/api/auth/_log', {
      level: 'error',
      code: `CODE_${PARENT.mobile}`,
      message: QUERY,
    }),
  );
  for (const type of ['application/csp-report', 'application/json']) {
    const json = { 'csp-report': REPORT };
    await record(
      'report',
      visitor.post('/api/csp-report', json, { ...HEADERS, 'Content-Type': type }),
    );
  }
};
