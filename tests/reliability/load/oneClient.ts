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
import { type FloodAnswers, flood, floodBareSite } from './flood';
import { streamVisits, type Visit } from './others';

const PORTS = { alone: 4440, behind: 4441, nginx: 4442, bare: 4443 };
const ATTACKER = '127.0.0.2';
const CLASS = '127.0.0.3';
const READER = '127.0.0.4';
const PUPILS = 40;
const SINGLE_SEARCHES = 12;
/** Ninety are more than one core renders. */
const SEARCHES_PER_SECOND = { short: 30, long: 90 };
const SECONDS = { short: 3, long: 20 };
const VISIT_EVERY_MS = 50;
const HOME = '/';
const HEALTH = '/api/health/live';
/**
 * Times that one of others may wait, beside what was measured in the same run. Without an attack: a few
 * milliseconds, which scatter, so that `more` of them are free. Forty searches, one after the other, are
 * what the limit lets one client, or a class, have rendered at once. A health check has its own time limit.
 */
const MOST = {
  median: { times: 3, more: 50 },
  slowest: { ofFortySearches: 1 },
  class: { ofFortySearches: 2 },
  flooded: { ofBare: 2 },
  healthMs: 2000,
};
/** 40 at once and 3 a second (data/limits.ts), the window of the 40 anew once a minute. */
const mostAnswered = (seconds: number): number =>
  40 * (1 + Math.floor(seconds / 60)) + 3 * (seconds + 1);

/** Per cent. */
const LEAST_REFUSED = 50;
/** Endpoints, a page with made-up parameters, unknown pages, a reference that is none. */
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

const noteFlood = (note: Note, where: string, counts: FloodAnswers): void => {
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

/** The median and the 99th percentile, milliseconds. */
type Waits = { middle: number; slowest: number };
type Bound = { most: number; because: string };

const describeWaits = (waits: number[]): Waits => ({
  middle: median(waits),
  slowest: percentile(waits, 0.99),
});

const noteWaits = (
  note: Note,
  where: string,
  during: Visit[],
  bounds: { middle: Bound; slowest: Bound },
): void => {
  const waits = describeWaits(waitsOf(during, HOME));
  for (const [part, name] of [
    ['middle', 'median'],
    ['slowest', '99th percentile'],
  ] as const) {
    const { most, because } = bounds[part];
    note({
      what: `${where}, home page of others meanwhile: ${name}`,
      value: round(waits[part]),
      unit: 'ms',
      bound: `at most ${because} (${round(most, 0)})`,
      passes: waits[part] <= most,
    });
  }
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
    bound: `at most ${MOST.healthMs}`,
    passes: health <= MOST.healthMs,
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

/** What forty searches take when somebody sends one after the other, milliseconds. */
const timeFortySearches = async (origin: string): Promise<number> => {
  const waits: number[] = [];
  for (let index = 0; index < SINGLE_SEARCHES; index += 1) {
    const startedAt = performance.now();
    await askRaw(origin, `/search?s=table+of+${index + 2}`, { from: READER, agent });
    waits.push(performance.now() - startedAt);
  }
  return PUPILS * median(waits);
};

/** A class whose teacher says an address: all of them open it in the same moment. */
const noteClass = async (
  note: Note,
  where: string,
  origin: string,
  forty: number,
): Promise<void> => {
  const startedAt = performance.now();
  const pages = await inParallel(PUPILS, PUPILS, () =>
    askRaw(origin, '/search?s=table+of+7', { from: CLASS, agent }),
  );
  const waited = performance.now() - startedAt;
  const shown = pages.filter(({ status }) => status === 200).length;
  note(
    exactly(
      `${where}, of a class of ${PUPILS} at one address, who see their search`,
      shown,
      PUPILS,
    ),
  );
  const { ofFortySearches } = MOST.class;
  const most = forty * ofFortySearches;
  note({
    what: `${where}, the last of that class waited`,
    value: round(waited, 0),
    unit: 'ms',
    bound: `at most ${ofFortySearches} times forty single searches (${round(most, 0)})`,
    passes: waited <= most,
  });
};

type Door = { where: string; origin: string };

const measure = async (note: Note, size: Size, { where, origin }: Door, bare: Waits) => {
  const seconds = SECONDS[size];
  const watch = () => streamVisits(origin, [HOME, HOME, HEALTH], VISIT_EVERY_MS);
  for (const path of [HOME, HEALTH, '/search?s=warm']) await askRaw(origin, path, { agent });
  const forty = await timeFortySearches(origin);
  note({ what: `${where}, forty single searches`, value: round(forty, 0), unit: 'ms' });
  const stopBefore = watch();
  await pause((seconds * 1000) / 2);
  const before = median(waitsOf(await stopBefore(), HOME));
  note({ what: `${where}, home page before: median`, value: round(before), unit: 'ms' });

  const stop = watch();
  const answers = await attack(origin, size);
  const { times, more } = MOST.median;
  const { ofFortySearches } = MOST.slowest;
  noteWaits(note, where, await stop(), {
    middle: { most: before * times + more, because: `${times} times before and ${more}` },
    slowest: {
      most: forty * ofFortySearches,
      because: `${ofFortySearches} times forty single searches`,
    },
  });
  noteAttack(note, where, answers, seconds);

  const stopFlooded = watch();
  const flooded = await flood(origin, FLOOD, size);
  noteFlood(note, where, flooded);
  const { ofBare } = MOST.flooded;
  const because = `${ofBare} times that of the bare site`;
  noteWaits(note, `${where}, beside a flood`, await stopFlooded(), {
    middle: { most: bare.middle * ofBare, because },
    slowest: { most: bare.slowest * ofBare, because },
  });
  await noteClass(note, where, origin, forty);
};

/** What visitors of a bare Next site wait beside the same connections. */
const measureBare = async (note: Note, size: Size): Promise<Waits> => {
  const bare = describeWaits(await floodBareSite(PORTS.bare, VISIT_EVERY_MS, size));
  const where = 'a bare Next site beside a flood, its page';
  note({ what: `${where}: median`, value: round(bare.middle), unit: 'ms' });
  note({ what: `${where}: 99th percentile`, value: round(bare.slowest), unit: 'ms' });
  return bare;
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
      const bare = await measureBare(note, size);
      if (size === 'long') {
        const alone = await startTestSite({ name: 'one-client', port: PORTS.alone });
        const door = { where: 'the site alone', origin: alone.origin };
        await measure(note, size, door, bare).finally(alone.stop);
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
      await measure(note, size, { where: 'behind nginx', origin: nginx.origin }, bare);
    }),
};
