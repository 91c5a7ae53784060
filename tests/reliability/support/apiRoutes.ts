import { readdirSync } from 'node:fs';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import { enquiryBody } from './enquiries';

/** A route that changes something. */
export type WrittenRoute = {
  method: 'POST';
  path: string;
  /** A body that its schema lets through. */
  body: Record<string, unknown>;
  /** Its media type; `application/json` unless said otherwise. */
  type?: string;
  takesForms?: true;
  /** JSON bodies that the schema refuses. None: it takes any. */
  wrong: string[];
  /** Requests of one address in ten minutes. */
  limit: number;
  /** Browsers send it by themselves, without our origin; it has no line in the log, and no id. */
  isReport?: true;
};

/** A route that is only read. */
export type ReadRoute = { method: 'GET'; path: string };

export type ApiRoute = WrittenRoute | ReadRoute;

// What no schema of ours takes, whatever its fields are.
const NO_OBJECTS = ['[]', 'null', '"text"', '7', 'true'];

/** A click on WhatsApp by somebody whom an advertisement brought. */
export const CLICK = {
  lead_url: '/lp/pune?utm_source=google',
  utm_source: 'google',
  gclid: 'x',
  attribution: { first: { page: '/lp/pune' }, pages: ['/'] },
};

const VIOLATION = {
  'csp-report': {
    'effective-directive': 'script-src',
    'violated-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js',
  },
};

export const LOGIN = {
  csrfToken: 'x',
  ticket: 'x',
  json: 'true',
  callbackUrl: '/',
  redirect: 'false',
};

const get = (path: string): ReadRoute => ({ method: 'GET', path });

const post = (path: string, route: Omit<WrittenRoute, 'method' | 'path'>): WrittenRoute => ({
  method: 'POST',
  path,
  ...route,
});

const login = (path: string): WrittenRoute =>
  post(path, {
    body: LOGIN,
    takesForms: true,
    wrong: [...NO_OBJECTS, '{"csrfToken":["x"]}', '{"ticket":{}}', '{"callbackUrl":7}'],
    limit: 600,
  });

/** Each file of pages/api with its addresses and what they take (design, section 3). */
const ROUTES: Record<string, ApiRoute[]> = {
  'auth/[...nextauth].ts': [
    login('/api/auth/callback/otp'),
    login('/api/auth/signout'),
    post('/api/auth/_log', {
      body: { code: 'CLIENT_FETCH_ERROR', message: 'x', level: 'error' },
      takesForms: true,
      wrong: [],
      limit: 30,
    }),
    get('/api/auth/session'),
    get('/api/auth/csrf'),
    get('/api/auth/providers'),
  ],
  'auth/sign-out-everywhere.ts': [
    post('/api/auth/sign-out-everywhere', {
      body: {},
      takesForms: true,
      wrong: NO_OBJECTS,
      limit: 600,
    }),
  ],
  'auth/update-token.ts': [
    post('/api/auth/update-token', {
      body: { newAccessToken: 'a.b.c.d.e' },
      wrong: [...NO_OBJECTS, '{}', '{"newAccessToken":7}', '{"newAccessToken":["x"]}'],
      limit: 600,
    }),
  ],
  'campaign-pictures/[name].ts': [get('/api/campaign-pictures/none.webp')],
  'certificates.ts': [
    post('/api/certificates', {
      // No number: the limit of one number is lower than that of one address.
      body: { number: '1', born_on: '1' },
      takesForms: true,
      wrong: [...NO_OBJECTS, '{}', '{"number":7,"born_on":"x"}', '{"number":"x","born_on":["x"]}'],
      limit: 100,
    }),
  ],
  'counts.ts': [
    post('/api/counts', {
      body: { kind: 'visit', path: '/campaign/pune', source: 'google' },
      wrong: [
        ...NO_OBJECTS,
        '{}',
        '{"kind":"sent","path":"/campaign/pune","source":"google"}',
        '{"kind":"visit","path":"/desk","source":"google"}',
        '{"kind":"visit","path":"/campaign/pune","source":"asha"}',
        '{"kind":["visit"],"path":7,"source":{}}',
      ],
      limit: 600,
    }),
  ],
  'csp-report.ts': [
    post('/api/csp-report', {
      body: VIOLATION,
      type: 'application/csp-report',
      wrong: ['null', '"text"', '7', '{}', '{"csp-report":[]}'],
      limit: 60,
      isReport: true,
    }),
  ],
  'enquiries/index.ts': [
    post('/api/enquiries', {
      body: enquiryBody('endpoint-experiment'),
      takesForms: true,
      wrong: [...NO_OBJECTS, '{}', '{"parent_name":7}', '{"parent_name":"Asha Rao"}'],
      limit: 200,
    }),
  ],
  'enquiries/mine.ts': [get('/api/enquiries/mine')],
  'enquiries/progress.ts': [get(`/api/enquiries/progress?reference=${UNKNOWN_REFERENCE}`)],
  'footer.ts': [get('/api/footer')],
  'health/live.ts': [get('/api/health/live')],
  'health/ready.ts': [get('/api/health/ready')],
  'leads/whatsapp.ts': [
    post('/api/leads/whatsapp', { body: CLICK, wrong: NO_OBJECTS, limit: 200 }),
  ],
  'places.ts': [get('/api/places')],
  'practice.ts': [get('/api/practice?book=class-7/ganita-prakash&chapter=1&seed=1')],
  'offline/manifest.ts': [get('/api/offline/manifest?class=7')],
  'offline/questions.ts': [get('/api/offline/questions?class=7')],
  'otp/send.ts': [
    post('/api/otp/send', {
      // No number: the limit of one number is lower than that of one address.
      body: { mobile: '1' },
      wrong: [...NO_OBJECTS, '{}', '{"mobile":9811100022}', '{"mobile":["9811100022"]}'],
      limit: 100,
    }),
  ],
  'otp/verify.ts': [
    post('/api/otp/verify', {
      body: { challenge: 'a.b.c.d.e', otp: '123456' },
      wrong: [...NO_OBJECTS, '{}', '{"challenge":"x","otp":123456}', '{"challenge":"x","otp":"1"}'],
      limit: 150,
    }),
  ],
  'search.ts': [get('/api/search?s=fees')],
  'visits/index.ts': [get('/api/visits?branch=91')],
  'visits/calendar.ts': [get(`/api/visits/calendar?reference=${UNKNOWN_REFERENCE}`)],
  'visits/book.ts': [
    post('/api/visits/book', {
      // No reference: wrong ones have a lower limit than that of one address.
      body: { reference: '1', slot: '2025-12-11T09:30' },
      takesForms: true,
      wrong: [...NO_OBJECTS, '{}', '{"reference":7,"slot":"x"}', '{"reference":"x"}'],
      limit: 60,
    }),
  ],
  'visits/cancel.ts': [
    post('/api/visits/cancel', {
      body: { reference: '1' },
      takesForms: true,
      wrong: [...NO_OBJECTS, '{}', '{"reference":7}', '{"reference":["x"]}'],
      limit: 60,
    }),
  ],
  'votes/ballot.ts': [get('/api/votes/ballot?contest=public-speaking')],
  'votes/index.ts': [
    post('/api/votes', {
      body: { contest: 'public-speaking', entry: 'a' },
      wrong: [...NO_OBJECTS, '{}', '{"contest":"x","entry":["x"]}', '{"contest":7,"entry":"x"}'],
      limit: 200,
    }),
  ],
};

// For this machine or a token only; to anybody else it does not exist (experiment `metrics`).
const NOT_FOR_VISITORS = ['metrics.ts'];

/**
 * Of the staff desk, which is off in these experiments, so that to anybody they do not exist;
 * lib/server/desk/desk.endpoint.test.ts tries them where it is on.
 */
export const DESK_PATHS = [
  '/api/desk/login',
  '/api/desk/second-factor',
  '/api/desk/sign-out',
  '/api/desk/enquiries',
  `/api/desk/enquiries/${UNKNOWN_REFERENCE}`,
  '/api/desk/enquiries/stage',
  '/api/desk/enquiries/note',
  '/api/desk/enquiries/assign',
  '/api/desk/enquiries/call',
  '/api/desk/enquiries/correct',
  '/api/desk/enquiries/export',
  '/api/desk/visits/export',
  `/api/desk/enquiries/family/${UNKNOWN_REFERENCE}`,
  '/api/desk/enquiries/merge',
  '/api/desk/enquiries/unmerge',
  '/api/desk/enquiries/retry',
  '/api/desk/person/count',
  '/api/desk/person/export',
  '/api/desk/person/withdraw',
  '/api/desk/person/erase',
  '/api/desk/recovery-codes',
  '/api/desk/campaigns/new',
  '/api/desk/campaigns/copy',
  '/api/desk/campaigns/save',
  '/api/desk/campaigns/change',
  '/api/desk/campaigns/3fa85f64-5717-4562-b3fc-2c963f66afa6',
  '/api/desk/renew',
  '/api/desk/pictures',
  '/api/desk/preflight',
  '/api/desk/preflight/run?path=/campaign/pune',
  '/api/desk/preflight/picture?run=x&size=phone',
  '/api/desk/results',
  '/api/desk/results/export',
  '/api/desk/results/spend',
  '/api/desk/results/spend/remove',
];

const isOfDesk = (file: string): boolean => file.startsWith('desk/');

/** Files of pages/api that nobody has told the experiments about. */
export const UNKNOWN_FILES = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !NOT_FOR_VISITORS.includes(file) &&
    !isOfDesk(file) &&
    !(file in ROUTES),
);

export const API_ROUTES: ApiRoute[] = Object.values(ROUTES).flat();
