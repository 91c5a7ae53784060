import { setTimeout as wait } from 'node:timers/promises';
import { PROBE_AFTER_MS } from '@/lib/server/upstream/breaker';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type SiteBehindNginx, startTestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import type { Trouble } from './answers';
import { type FaultySchool, startFaultySchool } from './faultySchool';
import { readMetrics } from './readMetrics';

const PORTS = { site: 4384, school: 4385 };
const SIZES: Record<'short' | 'long', { troubles: Trouble[] }> = {
  short: { troubles: ['error'] },
  long: { troubles: ['error', 'hang', 'absent', 'half-close'] },
};
/** As many as the site lets through at once. */
const AT_ONCE = 60;
/** In the long form the last good calls still count when the next trouble begins. */
const MOST_ROUNDS = 4;
const ASKED_WHILE_OPEN = 50;
const AT_ONCE_MS = 500;
const CLOSES_WITHIN_MS = PROBE_AFTER_MS + 2_000;

type Asked = { status: number; ms: number };

let visitors = 0;

/** Each from an address of its own, which has only so many searches. */
const search = async (origin: string): Promise<Asked> => {
  visitors += 1;
  const startedAt = performance.now();
  const headers = fromAddress(visitors);
  const { status } = await fetch(`${origin}/api/search?s=fees`, { headers });
  return { status, ms: performance.now() - startedAt };
};

const longest = (asked: Asked[]): number => Math.round(Math.max(...asked.map(({ ms }) => ms)));

const count = (asked: Asked[], status: number): number =>
  asked.filter((one) => one.status === status).length;

const OPEN = 'upstream_breaker_open{service="site-api"}';

const isOpen = async ({ ownOrigin }: SiteBehindNginx): Promise<boolean> =>
  (await readMetrics(ownOrigin)).of(OPEN) === 1;

/** Asks until the breaker opens; answers everything that was asked. */
const askUntilOpen = async (site: SiteBehindNginx): Promise<Asked[]> => {
  const asked: Asked[] = [];
  for (let round = 0; round < MOST_ROUNDS && !(await isOpen(site)); round += 1) {
    asked.push(...(await inParallel(AT_ONCE, AT_ONCE, () => search(site.origin))));
  }
  return asked;
};

type Stage = { site: SiteBehindNginx; school: FaultySchool; trouble: Trouble };

const tryBreaker = async ({ site, school, trouble }: Stage, note: Note): Promise<void> => {
  const { origin } = site;
  const on = (what: string) => `${trouble}: ${what}`;
  await school.break(trouble);
  const opening = await askUntilOpen(site);
  note({
    what: on('longest wait while it opens'),
    value: longest(opening),
    unit: 'ms',
    bound: 'at most 5000',
    passes: longest(opening) <= 5_000 && count(opening, 503) === opening.length,
  });

  // From here on each call is counted, so it has to arrive and be answered.
  await school.break('error');
  const before = school.calls().length;
  const refused = await inParallel(ASKED_WHILE_OPEN, 10, () => search(origin));
  note({
    what: on(`of ${ASKED_WHILE_OPEN} calls while it is open, reached the service`),
    value: school.calls().length - before,
    bound: '0',
    passes: school.calls().length === before && count(refused, 503) === ASKED_WHILE_OPEN,
  });
  note({
    what: on('longest wait while it is open'),
    value: longest(refused),
    unit: 'ms',
    bound: `at most ${AT_ONCE_MS}`,
    passes: longest(refused) <= AT_ONCE_MS,
  });
  const isShown = await isOpen(site);
  note(equalTo(on('shown as open'), Number(isShown), 1));

  await wait(PROBE_AFTER_MS);
  const untried = school.calls().length;
  await inParallel(20, 20, () => search(origin));
  note(
    equalTo(
      on('of 20 calls when it is half open, reached the service'),
      school.calls().length - untried,
      1,
    ),
  );

  await school.break(null);
  const backAt = performance.now();
  while ((await search(origin)).status !== 200) {
    if (performance.now() - backAt > 3 * CLOSES_WITHIN_MS) break;
    await wait(50);
  }
  const closedAfter = Math.round(performance.now() - backAt);
  note({
    what: on('closed after the service was back'),
    value: closedAfter,
    unit: 'ms',
    bound: `at most ${CLOSES_WITHIN_MS}`,
    passes: closedAfter <= CLOSES_WITHIN_MS,
  });
  const after = await inParallel(20, 5, () => search(origin));
  note(equalTo(on('of 20 calls after that, answered'), count(after, 200), 20));
};

/** Opens on an outage, answers at once while open, tries with one call, closes by itself. */
export const BREAKER: Experiment = {
  name: 'breaker',
  promise:
    'A service that is down costs visitors no time after the first few: calls are refused, one tries again every five seconds, and the first success lets all through.',
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const school = await startFaultySchool('breaker-school', PORTS.school);
      later(school.close);
      const env = { API_BASE_URL: school.url };
      const site = await startTestSite({ name: 'breaker', port: PORTS.site, env });
      later(site.stop);
      await search(site.origin);
      for (const trouble of SIZES[size].troubles) {
        await tryBreaker({ site, school, trouble }, note);
      }
      // Every second call fails: bad, but worth every call.
      let failed = 0;
      for (let round = 0; round < 60; round += 1) {
        await school.break(round % 2 === 0 ? 'error' : null);
        const { status } = await search(site.origin);
        if (round % 2 === 1 && status !== 200) failed += 1;
      }
      note(none('Where every second call fails, good ones refused', failed));
    }),
};
