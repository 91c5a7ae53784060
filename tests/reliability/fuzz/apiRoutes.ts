import { API_ROUTES, CLICK, DESK_PATHS, LOGIN } from '@/tests/reliability/support/apiRoutes';
import { enquiryBody } from '@/tests/reliability/support/enquiries';

type Written = { path: string; body: Record<string, unknown> };

/** Richer than those that the other experiments send again and again. */
const OWN_BODIES: Record<string, Written['body']> = {
  '/api/enquiries': { ...enquiryBody('enquiry-of-the-fuzz'), city: 'pune', attribution: CLICK },
  '/api/otp/send': { mobile: '9811100022' },
};

/** Every address that takes a body, with one as our own pages send it. */
export const WRITTEN_ROUTES: readonly Written[] = [
  ...API_ROUTES.filter((route) => route.method === 'POST').map(({ path, body }) => ({
    path,
    body: OWN_BODIES[path] ?? body,
  })),
  { path: '/api/auth/signin/otp', body: LOGIN },
];

/** Every address below /api, those included that are not for visitors. */
export const API_PATHS: readonly string[] = [
  ...API_ROUTES.map(({ path }) => path),
  ...DESK_PATHS,
  '/api/auth/signin/otp',
  '/api/auth/error',
  '/api/metrics',
];
