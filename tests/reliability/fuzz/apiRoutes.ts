import { readdirSync } from 'node:fs';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import { enquiryBody } from '@/tests/reliability/support/enquiries';

type Written = { path: string; body: Record<string, unknown> };

/** A click on WhatsApp by somebody whom an advertisement brought. */
const CLICK = {
  lead_url: '/lp/pune?utm_source=google',
  utm_source: 'google',
  gclid: 'x',
  attribution: { first: { page: '/lp/pune' }, pages: ['/'] },
};

const VIOLATION = {
  'effective-directive': 'script-src',
  'violated-directive': 'script-src',
  'blocked-uri': 'https://evil.example/x.js',
};

const LOGIN = { csrfToken: 'x', ticket: 'x', json: 'true', callbackUrl: '/', redirect: 'false' };

/** What our own pages send where a body is taken (design, section 3). */
const BODIES: Record<string, Written['body']> = {
  '/api/auth/callback/otp': LOGIN,
  '/api/auth/signin/otp': LOGIN,
  '/api/auth/signout': LOGIN,
  '/api/auth/_log': { code: 'CLIENT_FETCH_ERROR', message: 'x', level: 'error' },
  '/api/auth/sign-out-everywhere': {},
  '/api/auth/update-token': { newAccessToken: 'a.b.c.d.e' },
  '/api/certificates': { number: '1', born_on: '1' },
  '/api/counts': { kind: 'visit', path: '/campaign/pune', source: 'google' },
  '/api/csp-report': { 'csp-report': VIOLATION },
  '/api/enquiries': { ...enquiryBody('enquiry-of-the-fuzz'), city: 'pune', attribution: CLICK },
  '/api/leads/whatsapp': CLICK,
  '/api/otp/send': { mobile: '9811100022' },
  '/api/otp/verify': { challenge: 'a.b.c.d.e', otp: '123456' },
  '/api/visits/book': { reference: '1', slot: '2025-12-11T09:30' },
  '/api/visits/cancel': { reference: '1' },
  '/api/votes': { contest: 'public-speaking', entry: 'a' },
};

/** Every address that takes a body. */
export const WRITTEN_ROUTES: readonly Written[] = Object.entries(BODIES).map(([path, body]) => ({
  path,
  body,
}));

/** Where a query decides the answer. */
const QUERIES: Record<string, string> = {
  '/api/enquiries/progress': `reference=${UNKNOWN_REFERENCE}`,
  '/api/offline/manifest': 'class=7',
  '/api/offline/questions': 'class=7',
  '/api/practice': 'book=class-7/ganita-prakash&chapter=1&seed=1',
  '/api/search': 's=fees',
  '/api/visits': 'branch=91',
  '/api/visits/calendar': `reference=${UNKNOWN_REFERENCE}`,
  '/api/votes/ballot': 'contest=public-speaking',
  '/api/desk/preflight/run': 'path=/campaign/pune',
  '/api/desk/preflight/picture': 'run=x&size=phone',
};

/** `/api/enquiries` for `enquiries/index.ts`, with an unknown reference for what is variable. */
export const toPath = (file: string): string => {
  const path = `/api/${file}`
    .replace(/(\/index)?\.ts$/, '')
    .replace('[...nextauth]', 'session')
    .replace(/\[\w+\]/, UNKNOWN_REFERENCE);
  return QUERIES[path] ? `${path}?${QUERIES[path]}` : path;
};

export const API_FILES: readonly string[] = readdirSync('pages/api', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  .toSorted();

/** Every address below /api, those included that are not for visitors. */
export const API_PATHS: readonly string[] = [
  ...API_FILES.map(toPath),
  ...['callback/otp', 'signin/otp', 'signout', '_log', 'csrf', 'providers', 'error'].map(
    (name) => `/api/auth/${name}`,
  ),
];
