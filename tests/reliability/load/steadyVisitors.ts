import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { visitorMix } from './mix';
import { isKindRefusal, type Visits } from './visitors';

type Options = {
  origin: string;
  /** Connections that they share. */
  connections: number;
  seconds: number;
  /** Requests a second. */
  rate: number;
  /** What they ask for; the usual mix without it. */
  paths?: string[];
};

const LIMIT_MS = 10_000;
/** What a visitor asks for before the next one comes, from another address. */
const REQUESTS_PER_VISITOR = 20;
/** Apart from those of visitors.ts. */
const FIRST_ADDRESS = 4_000_000;

type Answer = { status: number; headers: object; length: number };

/**
 * Visitors who come by chance, so many a second, whether or not those before them are answered. A
 * request's time begins when it was due, so that a site that stops for a moment slows down all who
 * came meanwhile: autocannon, at a rate, sends in bursts and leaves these out. The site needs
 * TRUST_PROXY=1.
 */
export const sendSteadily = async (options: Options): Promise<Visits> => {
  const { origin, connections, seconds, rate, paths = visitorMix() } = options;
  // In turn, so that all of them stay open: their number says nothing about the site.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const opened = () => ask(agent, origin + (paths[0] ?? '/'), FIRST_ADDRESS).catch(() => null);
  await Promise.all(Array.from({ length: connections }, opened));
  const counts = { broken: 0, refused: 0, wrong: 0 };
  const wrongStatuses = new Set<number>();
  const times: number[] = [];

  const visit = async (number: number, dueAt: number): Promise<void> => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    const visitor = FIRST_ADDRESS + 1 + Math.floor(number / REQUESTS_PER_VISITOR);
    const answer = await ask(agent, origin + path, visitor).catch(() => null);
    times.push(performance.now() - dueAt);
    if (answer === null) counts.broken += 1;
    else if (answer.status >= 300) {
      const isKind = isKindRefusal(answer);
      counts[isKind ? 'refused' : 'wrong'] += 1;
      if (!isKind) wrongStatuses.add(answer.status);
    }
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
  const lasted = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    rate: round(times.length / lasted, 0),
    p50: round(percentile(times, 0.5), 0),
    p99: round(percentile(times, 0.99), 0),
    ...counts,
    wrongStatuses: [...wrongStatuses],
  };
};

const ask = (agent: Agent, url: string, visitor: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip', ...fromAddress(visitor) };
    const request = get(url, { agent, headers, timeout: LIMIT_MS }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, length }),
      );
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
  });
