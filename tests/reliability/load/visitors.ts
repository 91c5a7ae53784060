import autocannon from 'autocannon';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { round } from '@/tests/reliability/support/statistics';
import { visitorMix } from './mix';

type Options = {
  origin: string;
  connections: number;
  seconds: number;
  /** What they ask for; the usual mix without it. */
  paths?: string[];
};

export type Visits = {
  /** Answers a second, of any status. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Connections that broke, and requests without an answer within ten seconds. */
  broken: number;
  /** 503 with Retry-After and a small body: turned away as it is meant to be. */
  refused: number;
  /** Every other answer that is not 2xx. */
  wrong: number;
  /** The statuses of those. */
  wrongStatuses: number[];
};

const LARGEST_REFUSAL = 2048;
const LIMIT_S = 10;

/** A fast site would answer 429 to fewer: so many of one connection at least, and of all together. */
const LEAST_VISITORS = { each: 100, together: 5_000 };

/**
 * Lets visitors ask for the mix of pages, each connection in an order of its own, as a hundred
 * visitors (more where there are few connections) with addresses of their own: the site needs
 * TRUST_PROXY=1.
 */
export const sendVisitors = async (options: Options): Promise<Visits> => {
  const { origin, connections, seconds, paths = visitorMix() } = options;
  const counts = { refused: 0, wrong: 0 };
  const wrongStatuses = new Set<number>();
  const onResponse: autocannon.Request['onResponse'] = (status, body, _context, headers) => {
    if (status >= 200 && status < 300) return;
    const isKind = isKindRefusal({ status, headers, length: body.length });
    counts[isKind ? 'refused' : 'wrong'] += 1;
    if (!isKind) wrongStatuses.add(status);
  };
  const visitors = Math.max(LEAST_VISITORS.each, LEAST_VISITORS.together / connections);
  const mix = Array<string[]>(Math.ceil(visitors / paths.length))
    .fill(paths)
    .flat();
  const requests = mix.map((path) => ({ method: 'GET' as const, path, onResponse }));
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: LIMIT_S,
    requests,
    setupClient: (client) => client.setRequests(shuffled(fromNewAddresses(requests))),
  });
  return {
    rate: round(result.requests.total / result.duration, 0),
    p50: result.latency.p50,
    p99: result.latency.p99,
    broken: result.errors,
    ...counts,
    wrongStatuses: [...wrongStatuses],
  };
};

// Goes on from run to run: limits count for ten minutes.
let addresses = 2_000_000;

const fromNewAddresses = (requests: autocannon.Request[]): autocannon.Request[] =>
  requests.map((request) => {
    addresses += 1;
    return { ...request, headers: { 'Accept-Encoding': 'gzip', ...fromAddress(addresses) } };
  });

/** 503 with Retry-After and a small body. */
export const isKindRefusal = (answer: {
  status: number;
  headers: unknown;
  length: number;
}): boolean =>
  answer.status === 503 && hasRetryAfter(answer.headers) && answer.length <= LARGEST_REFUSAL;

const hasRetryAfter = (headers: unknown): boolean =>
  typeof headers === 'object' &&
  headers !== null &&
  Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');

const shuffled = <T>(values: T[]): T[] =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
