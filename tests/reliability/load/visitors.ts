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
  /** 503 with a small page: turned away as it is meant to be (deploy/nginxAnswers.test.ts has its headers). */
  refused: number;
  /** Every other answer that is not 2xx. */
  wrong: number;
};

/** Bytes, headers included. */
const LARGEST_REFUSAL = 4096;
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
  let [refused, wrong] = [0, 0];
  const setupClient = (client: autocannon.Client): void => {
    client.setRequests(shuffled(fromNewAddresses(mix)));
    client.on('response', (status, length) => {
      if (status === 503 && length <= LARGEST_REFUSAL) refused += 1;
      else if (status < 200 || status >= 300) wrong += 1;
    });
  };
  const visitors = Math.max(LEAST_VISITORS.each, LEAST_VISITORS.together / connections);
  const mix = Array<string[]>(Math.ceil(visitors / paths.length))
    .fill(paths)
    .flat();
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: LIMIT_S,
    setupClient,
  });
  return {
    rate: round(result.requests.total / result.duration, 0),
    p50: result.latency.p50,
    p99: result.latency.p99,
    broken: result.errors,
    refused,
    wrong,
  };
};

// Goes on from run to run: limits count for ten minutes.
let addresses = 2_000_000;

const fromNewAddresses = (paths: string[]): autocannon.Request[] =>
  paths.map((path) => {
    addresses += 1;
    return { path, headers: { 'Accept-Encoding': 'gzip', ...fromAddress(addresses) } };
  });

const shuffled = <T>(values: T[]): T[] =>
  values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
