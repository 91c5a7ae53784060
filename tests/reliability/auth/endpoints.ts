import { z } from 'zod';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import {
  API_ROUTES,
  UNKNOWN_FILES,
  type WrittenRoute,
} from '@/tests/reliability/support/apiRoutes';
import { none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { withTestSite } from '@/tests/reliability/support/site';
import { type Case, casesOf } from './endpointCases';

const PORT = 4353;
const AT_ONCE = 8;
/** The short form asks only where that is soon done. */
const LARGEST_LIMIT = { short: 60, long: 600 };

/** Beyond the addresses that the single cases come from. */
const FIRST_LIMITED = 100_000;

/** The first few, for whoever has to find them. */
const listed = (texts: string[]): string =>
  texts.length === 0 ? '' : ` (${texts.slice(0, 5).join('; ')})`;

const refusal = z.object({
  error: z.object({ code: z.string().min(1), message: z.string().min(1) }),
});

/** What is wrong with the answer to a case, or null. */
const findFault = async (origin: string, one: Case, address: number): Promise<string | null> => {
  const { path, method, headers, body, status, allow, hasId } = one;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...fromAddress(address) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  const json: unknown = await answer.json().catch(() => null);
  const faults = [
    answer.status !== status && `${answer.status} for ${status}`,
    allow && answer.headers.get('Allow') !== allow && `Allow: ${answer.headers.get('Allow')}`,
    method !== 'HEAD' && !refusal.safeParse(json).success && 'no error of ours in the body',
    hasId && !answer.headers.has('X-Request-Id') && 'no X-Request-Id',
    answer.headers.get('Cache-Control') !== 'no-store' && 'may be cached',
    answer.headers.has('Set-Cookie') && 'sets a cookie',
  ].filter((fault) => typeof fault === 'string');
  return faults.length === 0 ? null : `${method} ${path}, ${one.what}: ${faults.join(', ')}`;
};

const measureCases = async (origin: string, note: Note): Promise<void> => {
  const cases = API_ROUTES.flatMap(casesOf);
  const faults = await inParallel(cases.length, AT_ONCE, async (index) => {
    const one = cases[index];
    return one ? findFault(origin, one, index) : null;
  });
  const found = faults.filter((fault) => fault !== null);
  note({ what: 'requests that a route has to refuse', value: cases.length });
  note(none(`answered otherwise than design section 3 says${listed(found)}`, found.length));
};

/** Sends as many as one address may, and one more. What is wrong with the answers, or null. */
const findLimitFault = async (
  origin: string,
  route: WrittenRoute,
  address: number,
): Promise<string | null> => {
  const post = () =>
    fetch(`${origin}${route.path}`, {
      method: 'POST',
      headers: { 'Content-Type': route.type ?? 'application/json', ...fromAddress(address) },
      body: JSON.stringify(route.body),
      redirect: 'manual',
    });
  const statuses = await inParallel(route.limit, AT_ONCE, async () => (await post()).status);
  const early = statuses.filter((status) => status === 429 || status >= 500);
  const last = await post();
  const seconds = Number(last.headers.get('Retry-After'));
  if (early.length === 0 && last.status === 429 && seconds > 0 && seconds <= 600) return null;
  return `${route.path}: ${early.length} too early (${early[0] ?? ''}), then ${last.status}`;
};

const measureLimits = async (origin: string, size: Size, note: Note): Promise<void> => {
  const routes = API_ROUTES.filter((route) => route.method === 'POST').filter(
    ({ limit }) => limit <= LARGEST_LIMIT[size],
  );
  const faults = await inParallel(routes.length, 1, async (index) => {
    const route = routes[index];
    return route ? findLimitFault(origin, route, FIRST_LIMITED + index) : null;
  });
  const found = faults.filter((fault) => fault !== null);
  note({
    what: `routes that answer exactly the first request above their limit with 429 and Retry-After${listed(found)}`,
    value: routes.length - found.length,
    bound: `all ${routes.length}`,
    passes: found.length === 0,
  });
};

export const ENDPOINTS: Experiment = {
  name: 'endpoints',
  promise:
    'Each route under pages/api checks method, type, size, origin, body and rate in the same way.',
  run: (size, note) =>
    withTestSite({ name: 'endpoints', port: PORT, env: { TRUST_PROXY: '1' } }, async (site) => {
      note(
        none(`files of pages/api that were left out${listed(UNKNOWN_FILES)}`, UNKNOWN_FILES.length),
      );
      await measureCases(site.origin, note);
      await measureLimits(site.origin, size, note);
    }),
};
