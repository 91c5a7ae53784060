import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, exactly } from '@/tests/reliability/support/bounds';
import { fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { startFaultySchool } from './faultySchool';

const PORTS = { site: 4386, school: 4387 };
const CALLS = { short: 1_000, long: 20_000 };
const AT_ONCE = 16;
const PARENTS = { short: 20, long: 200 };
/** Both services are asked anew after so long; a call that hangs holds the next one back. */
const REFRESH_S = 30;
// Half of what a balancer waits for.
const LONGEST_P99_MS = 1_000;
const LONGEST_RECOVERY_S = 10;

const health = z.object({
  status: z.string(),
  upstream: z.object({
    erp: z.object({ state: z.string(), ageSeconds: z.number().nullable() }),
    siteApi: z.object({ state: z.string(), ageSeconds: z.number().nullable() }),
  }),
});

const ask = async ({ origin }: TestSite) => {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/health/ready`);
  const body: unknown = await response.json();
  return { status: response.status, body, ms: performance.now() - startedAt };
};

const measureHangingSchool = async (
  site: TestSite,
  reached: () => number,
  { calls, parents }: { calls: number; parents: number },
  note: Note,
): Promise<void> => {
  const before = reached();
  const startedAt = performance.now();
  const [answers, enquiries] = await Promise.all([
    inParallel(calls, AT_ONCE, () => ask(site)),
    inParallel(parents, 2, (index) =>
      postEnquiry(site.origin, `readiness-parent-${index}`, fromAddress(index)),
    ),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const caused = reached() - before;
  // One call of each service, and one more for each time that the answer had become too old.
  const most = 2 * (1 + Math.ceil(seconds / REFRESH_S));
  note(
    exactly(
      `of ${calls} anonymous calls while the school system hangs, answered with 200`,
      answers.filter(({ status }) => status === 200).length,
      calls,
    ),
  );
  note({
    what: 'upstream calls that they caused, refreshes included',
    value: caused,
    bound: `at most ${most}`,
    passes: caused <= most,
  });
  const p99 = percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
  note({
    what: 'wait for the answer, p99',
    value: round(p99),
    unit: 'ms',
    bound: `at most ${LONGEST_P99_MS}`,
    passes: p99 <= LONGEST_P99_MS,
  });
  note(
    exactly(
      'parents who enquired meanwhile, thanked',
      enquiries.filter((thanks) => thanks !== null).length,
      parents,
    ),
  );
};

/** Waits until both services have been found out about. */
const noteStates = async (site: TestSite, expected: string, note: Note): Promise<void> => {
  const giveUpAt = performance.now() + LONGEST_RECOVERY_S * 1000;
  let states = '';
  while (states !== expected && performance.now() < giveUpAt) {
    const { upstream } = health.parse((await ask(site)).body);
    states = `erp ${upstream.erp.state}, siteApi ${upstream.siteApi.state}`;
    await wait(100);
  }
  note(equalTo('what readiness reports of them', states, expected));
};

/** Another program holds the database, so that no enquiry could be saved. */
const measureHeldStore = async (site: TestSite, note: Note): Promise<void> => {
  const database = new Sqlite(join(site.dataDir, 'site.db'));
  try {
    // What was found out before is good for two seconds.
    await wait(2_100);
    database.exec('begin immediate');
    const held = await ask(site);
    note(equalTo('readiness while nothing can be saved', held.status, 503));
    database.exec('rollback');
    const freedAt = performance.now();
    while ((await ask(site)).status !== 200) {
      if (performance.now() - freedAt > LONGEST_RECOVERY_S * 1000) break;
      await wait(100);
    }
    const seconds = (performance.now() - freedAt) / 1000;
    note({
      what: 'from then on until it is ready again',
      value: round(seconds, 2),
      unit: 's',
      bound: `at most ${LONGEST_RECOVERY_S}`,
      passes: seconds <= LONGEST_RECOVERY_S,
    });
  } finally {
    database.close();
  }
};

export const READINESS: Experiment = {
  name: 'readiness',
  promise:
    'Readiness says whether this process can save; a school system that hangs takes none out of service, and asking costs it nothing.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const school = await startFaultySchool('readiness-school', PORTS.school);
      later(school.close);
      await school.break('hang');
      const env = { ERP_BASE_URL: school.url, API_BASE_URL: school.url, TRUST_PROXY: '1' };
      const site = await startTestSite({ name: 'readiness', port: PORTS.site, env });
      later(site.stop);
      const scale = { calls: CALLS[size], parents: PARENTS[size] };
      await measureHangingSchool(site, school.reached, scale, note);
      await noteStates(site, 'erp down, siteApi down', note);
      await measureHeldStore(site, note);
    }),
};
