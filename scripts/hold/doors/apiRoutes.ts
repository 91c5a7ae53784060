import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enquiryBody } from '@/scripts/hold/tools/enquiries';

const FOLDER = 'pages/api';

/** A route that changes something. */
export type WrittenRoute = {
  method: 'POST';
  path: string;
  /** A body that its schema lets through. */
  body: object;
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

const get = (path: string): ReadRoute => ({ method: 'GET', path });

const login = (path: string): WrittenRoute => ({
  method: 'POST',
  path,
  body: { csrfToken: 'x', ticket: 'x', json: 'true', callbackUrl: '/' },
  takesForms: true,
  wrong: [...NO_OBJECTS, '{"csrfToken":["x"]}', '{"ticket":{}}', '{"callbackUrl":7}'],
  limit: 600,
});

/** Each file of pages/api with its addresses and what they take (design, section 3). */
const ROUTES: Record<string, ApiRoute[]> = {
  'auth/[...nextauth].ts': [
    login('/api/auth/callback/otp'),
    login('/api/auth/signout'),
    {
      method: 'POST',
      path: '/api/auth/_log',
      body: { level: 'error', code: 'CLIENT_FETCH_ERROR' },
      takesForms: true,
      wrong: [],
      limit: 30,
    },
    get('/api/auth/session'),
    get('/api/auth/csrf'),
    get('/api/auth/providers'),
  ],
  'auth/update-token.ts': [
    {
      method: 'POST',
      path: '/api/auth/update-token',
      body: { newAccessToken: 'x' },
      wrong: [...NO_OBJECTS, '{}', '{"newAccessToken":7}', '{"newAccessToken":["x"]}'],
      limit: 600,
    },
  ],
  'csp-report.ts': [
    {
      method: 'POST',
      path: '/api/csp-report',
      body: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } },
      type: 'application/csp-report',
      wrong: ['null', '"text"', '7', '{}', '{"csp-report":[]}'],
      limit: 60,
      isReport: true,
    },
  ],
  'enquiries/index.ts': [
    {
      method: 'POST',
      path: '/api/enquiries',
      body: enquiryBody('wrapper-experiment'),
      takesForms: true,
      wrong: [...NO_OBJECTS, '{}', '{"parent_name":7}', '{"parent_name":"Asha Rao"}'],
      limit: 200,
    },
  ],
  'enquiries/mine.ts': [get('/api/enquiries/mine')],
  'footer.ts': [get('/api/footer')],
  'health/live.ts': [get('/api/health/live')],
  'health/ready.ts': [get('/api/health/ready')],
  'leads/whatsapp.ts': [
    {
      method: 'POST',
      path: '/api/leads/whatsapp',
      body: { lead_url: '/' },
      wrong: NO_OBJECTS,
      limit: 200,
    },
  ],
  'otp/send.ts': [
    {
      method: 'POST',
      path: '/api/otp/send',
      body: { mobile: '1' },
      wrong: [...NO_OBJECTS, '{}', '{"mobile":9811100022}', '{"mobile":["9811100022"]}'],
      limit: 100,
    },
  ],
  'otp/verify.ts': [
    {
      method: 'POST',
      path: '/api/otp/verify',
      body: { challenge: 'x', otp: '123456' },
      wrong: [...NO_OBJECTS, '{}', '{"challenge":"x","otp":123456}', '{"challenge":"x","otp":"1"}'],
      limit: 150,
    },
  ],
  'search.ts': [get('/api/search?s=fees')],
  'votes/ballot.ts': [get('/api/votes/ballot?contest=shortfilm')],
  'votes/index.ts': [
    {
      method: 'POST',
      path: '/api/votes',
      body: { contest: 'x', entry: 'x' },
      wrong: [...NO_OBJECTS, '{}', '{"contest":"x","entry":["x"]}', '{"contest":7,"entry":"x"}'],
      limit: 200,
    },
  ],
};

// For this machine or a token only; to anybody else it does not exist (experiment `metrics`).
const NOT_FOR_VISITORS = ['metrics.ts'];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !NOT_FOR_VISITORS.includes(file))
  .map((file) => join(file));

/** Files of pages/api that nobody has told this experiment about. */
export const UNKNOWN_FILES = files.filter((file) => !(file in ROUTES));

export const API_ROUTES: ApiRoute[] = files.flatMap((file) => ROUTES[file] ?? []);
