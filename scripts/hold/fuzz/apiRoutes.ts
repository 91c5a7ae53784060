import { enquiryBody } from '../tools/enquiries';

export type ApiRoute = {
  path: string;
  /** A valid body; null for a route that is only read. */
  body: Record<string, unknown> | null;
};

const CLICK = {
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

const LOGIN = { csrfToken: 'x', ticket: 'x', json: 'true', callbackUrl: '/', redirect: 'false' };

/** Every route of pages/api, as it is called by our own pages. */
export const API_ROUTES: readonly ApiRoute[] = [
  { path: '/api/enquiries', body: { ...enquiryBody('fuzz'), city: 'pune', attribution: CLICK } },
  { path: '/api/otp/send', body: { mobile: '9811100022' } },
  { path: '/api/otp/verify', body: { challenge: 'a.b.c.d.e', otp: '123456' } },
  { path: '/api/auth/update-token', body: { newAccessToken: 'a.b.c.d.e' } },
  { path: '/api/leads/whatsapp', body: CLICK },
  { path: '/api/votes', body: { contest: 'fiction-frolic', entry: 'a' } },
  { path: '/api/auth/callback/otp', body: LOGIN },
  { path: '/api/auth/signin/otp', body: LOGIN },
  { path: '/api/auth/signout', body: LOGIN },
  { path: '/api/auth/_log', body: { code: 'CLIENT_FETCH_ERROR', message: 'x', level: 'error' } },
  { path: '/api/csp-report', body: VIOLATION },
  { path: '/api/auth/session', body: null },
  { path: '/api/auth/csrf', body: null },
  { path: '/api/auth/providers', body: null },
  { path: '/api/auth/error', body: null },
  { path: '/api/enquiries/mine', body: null },
  { path: '/api/footer', body: null },
  { path: '/api/health/live', body: null },
  { path: '/api/health/ready', body: null },
  { path: '/api/metrics', body: null },
  { path: '/api/search?s=fees', body: null },
  { path: '/api/votes/ballot?contest=fiction-frolic', body: null },
];

export const WRITTEN_ROUTES = API_ROUTES.flatMap(({ path, body }) =>
  body === null ? [] : [{ path, body }],
);
