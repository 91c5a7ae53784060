import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askRaw } from '@/e2e/support/askRaw';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { visitorMix } from './mix';
import type { Visits } from './visitors';

type Options = {
  origin: string;
  /** Connections that they share. */
  connections: number;
  seconds: number;
  /** Requests a second. */
  rate: number;
};

/** What a visitor asks for before the next one comes, from another address. */
const REQUESTS_PER_VISITOR = 20;
/** Apart from those of visitors.ts. */
const FIRST_ADDRESS = 4_000_000;

/**
 * Visitors who come by chance, so many a second, whether or not those before them are answered. A
 * request's time begins when it was due, so that a site that stops for a moment slows down all who
 * came meanwhile: autocannon, at a rate, sends in bursts and leaves these out.
 */
export const sendSteadily = async (options: Options): Promise<Visits> => {
  const { origin, connections, seconds, rate } = options;
  const paths = visitorMix();
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const times: number[] = [];
  const statuses: (number | null)[] = [];

  const visit = async (number: number, dueAt: number): Promise<void> => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    const address = fromAddress(FIRST_ADDRESS + Math.floor(number / REQUESTS_PER_VISITOR));
    const headers = { 'Accept-Encoding': 'gzip', ...address };
    const answer = await askRaw(origin, path, { agent, headers }).catch(() => null);
    times.push(performance.now() - dueAt);
    statuses.push(answer?.status ?? null);
  };

  const visits: Promise<void>[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let dueAt = startedAt;
  while (dueAt < endsAt) {
    while (dueAt <= performance.now() && dueAt < endsAt) {
      visits.push(visit(visits.length, dueAt));
      dueAt += (-Math.log(1 - Math.random()) * 1000) / rate;
    }
    await pause(1);
  }
  await Promise.all(visits);
  agent.destroy();
  const count = (isMeant: (status: number | null) => boolean) => statuses.filter(isMeant).length;
  return {
    rate: round((times.length * 1000) / (performance.now() - startedAt), 0),
    p50: round(percentile(times, 0.5), 0),
    p99: round(percentile(times, 0.99), 0),
    broken: count((status) => status === null),
    refused: count((status) => status === 503),
    wrong: count((status) => status !== null && status !== 503 && status >= 300),
  };
};
