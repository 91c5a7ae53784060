import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askRaw, type RawAnswer } from '@/e2e/support/askRaw';
import { startNginx } from '@/tests/reliability/cluster/nginx';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { startTestSite } from '@/tests/reliability/support/site';
import { median, percentile, round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { streamVisits, type Visit } from './others';

const PORTS = { alone: 4440, behind: 4441, nginx: 4442 };
const ATTACKER = '127.0.0.2';
const CLASS = '127.0.0.3';
const PUPILS = 40;
/** Ninety are more than one core renders. */
const SEARCHES_PER_SECOND = { short: 30, long: 90 };
const SECONDS = { short: 3, long: 20 };
const VISIT_EVERY_MS = 50;
const HOME = '/';
const HEALTH = '/api/health/live';
/** Beside the times without an attack: their medians are a few milliseconds, which scatter. */
const MOST = { times: 3, more: 50, p99: 600, health: 2000 };
/** 40 at once and 3 a second (data/limits.ts), the window of the 40 anew once a minute. */
const mostAnswered = (seconds: number): number =>
  40 * (1 + Math.floor(seconds / 60)) + 3 * (seconds + 1);

/** Connections that never pause, and what they ask for in turn. */
const CONNECTIONS = { short: 50, long: 100 };
const LEAST_REFUSED = 50;
/** The first two or three go by while its burst is answered, as a class's would be. */
const FLOOD_SECONDS = { short: 6, long: 20 };
const FLOOD = ['/api/footer?x=', '/?x=', '/branches-near-nowhere?x=', '/enquiry/a%2Fb'];

const agent = new Agent({ keepAlive: false });
const WORDS = [
  'fees',
  'class 7 maths',
  'school near btm',
  'admision pune',
  '17 ka table',
  'uniform',
];

/** Searches at an even rate, whether they are answered or not. */
const attack = async (origin: string, size: Size): Promise<RawAnswer[]> => {
  const answers: Promise<RawAnswer>[] = [];
  const perSecond = SEARCHES_PER_SECOND[size];
  const count = SECONDS[size] * perSecond;
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    const due = startedAt + (index * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const text = encodeURIComponent(`${WORDS[index % WORDS.length]} ${index}`);
    answers.push(askRaw(origin, `/search?s=${text}`, { from: ATTACKER, agent }));
  }
  return Promise.all(answers);
};

/** As fast as answers come, over connections that stay open. Answers how often which status came. */
const flood = async (origin: string, size: Size): Promise<Map<number, number>> => {
  const connections = CONNECTIONS[size];
  const kept = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + FLOOD_SECONDS[size] * 1000;
  const counts = new Map<number, number>();
  await inParallel(connections, connections, async (client) => {
    for (let index = client; performance.now() < until; index += 1) {
      const address = `${FLOOD[index % FLOOD.length]}${client}-${index}`;
      const { status } = await askRaw(origin, address, { from: ATTACKER, agent: kept });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  kept.destroy();
  return counts;
};

const noteFlood = (note: Note, where: string, counts: Map<number, number>): void => {
  const said = [...counts].toSorted().map(([status, count]) => `${status}: ${count}`);
  note({ what: `${where}, what the flood was answered`, value: said.join(', ') });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = round((100 * (counts.get(429) ?? 0)) / all, 0);
  note({
    what: `${where}, of the flood refused`,
    value: share,
    unit: '%',
    bound: `at least ${LEAST_REFUSED}`,
    passes: share >= LEAST_REFUSED,
  });
};

const waitsOf = (visits: Visit[], path: string): number[] =>
  visits.filter((visit) => visit.path === path).map(({ wait }) => wait);

const noteHome = (note: Note, where: string, before: Visit[], during: Visit[]): void => {
  const [quiet, busy] = [waitsOf(before, HOME), waitsOf(during, HOME)];
  const limit = round(median(quiet) * MOST.times + MOST.more, 0);
  const middle = median(busy);
  const slowest = percentile(busy, 0.99);
  note({ what: `${where}, home page before: median`, value: round(median(quiet)), unit: 'ms' });
  note({
    what: `${where}, home page of others meanwhile: median`,
    value: round(middle),
    unit: 'ms',
    bound: `at most ${MOST.times} times before and ${MOST.more} (${limit})`,
    passes: middle <= limit,
  });
  note({
    what: `${where}, home page of others meanwhile: 99th percentile`,
    value: round(slowest, 0),
    unit: 'ms',
    bound: `at most ${MOST.p99}`,
    passes: slowest <= MOST.p99,
  });
  const unanswered = during.filter(({ status }) => status !== 200).length;
  note(
    none(
      `${where}, of ${during.length} pages and health checks meanwhile, not answered`,
      unanswered,
    ),
  );
  const health = percentile(waitsOf(during, HEALTH), 1);
  note({
    what: `${where}, health check meanwhile, slowest`,
    value: round(health, 0),
    unit: 'ms',
    bound: `at most ${MOST.health}`,
    passes: health <= MOST.health,
  });
};

const noteAttack = (note: Note, where: string, answers: RawAnswer[], seconds: number): void => {
  const shown = answers.filter(({ status }) => status === 200).length;
  const most = mostAnswered(seconds);
  note({
    what: `${where}, of ${answers.length} searches of one address, rendered`,
    value: shown,
    bound: `at most ${most}`,
    passes: shown <= most,
  });
  const refused = answers.filter(
    ({ status, headers, body }) =>
      status === 429 && Number(headers['retry-after']) > 0 && body.includes('<h1>'),
  );
  const others = answers.length - shown - refused.length;
  note(none(`${where}, answered otherwise than with a page or 429, Retry-After and words`, others));
};

/** A class whose teacher says an address: all of them open it in the same moment. */
const noteClass = async (note: Note, where: string, origin: string): Promise<void> => {
  const pages = await inParallel(PUPILS, PUPILS, () =>
    askRaw(origin, '/search?s=table+of+7', { from: CLASS, agent }),
  );
  const shown = pages.filter(({ status }) => status === 200).length;
  note(
    exactly(
      `${where}, of a class of ${PUPILS} at one address, who see their search`,
      shown,
      PUPILS,
    ),
  );
};

const measure = async (note: Note, size: Size, where: string, origin: string): Promise<void> => {
  const seconds = SECONDS[size];
  for (const path of [HOME, HEALTH, '/search?s=warm']) await askRaw(origin, path, { agent });
  const stopBefore = streamVisits(origin, [HOME, HOME, HEALTH], VISIT_EVERY_MS);
  await pause((seconds * 1000) / 2);
  const before = await stopBefore();
  const stop = streamVisits(origin, [HOME, HOME, HEALTH], VISIT_EVERY_MS);
  const answers = await attack(origin, size);
  const during = await stop();
  noteHome(note, where, before, during);
  noteAttack(note, where, answers, seconds);
  const stopFlooded = streamVisits(origin, [HOME, HOME, HEALTH], VISIT_EVERY_MS);
  const flooded = await flood(origin, size);
  noteFlood(note, where, flooded);
  noteHome(note, `${where}, beside a flood`, before, await stopFlooded());
  await noteClass(note, where, origin);
};

/**
 * One client searches thirty times a second or more while others read, then asks for everything over a
 * hundred connections; behind nginx, and in the long form without it too.
 */
export const ONE_CLIENT: Experiment = {
  name: 'one-client',
  promise:
    'One client who searches, or asks for anything, without end slows nobody else down, and no class is refused.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      if (size === 'long') {
        const alone = await startTestSite({ name: 'one-client', port: PORTS.alone });
        await measure(note, size, 'the site alone', alone.origin).finally(alone.stop);
      }
      const env = { TRUST_PROXY: '1' };
      const site = await startTestSite({ name: 'one-client-behind', port: PORTS.behind, env });
      later(site.stop);
      const nginx = await startNginx({
        name: 'one-client-nginx',
        port: PORTS.nginx,
        upstreams: [PORTS.behind],
        trusted: '',
      });
      later(nginx.stop);
      await measure(note, size, 'behind nginx', nginx.origin);
    }),
};
