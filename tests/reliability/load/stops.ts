import { join } from 'node:path';
import type { Experiment } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { warmUp } from './mix';
import { runClient, type Tally } from './retryingClient';

const FIRST_PORT = 4404;
const AT_ONCE = 2;
/** One that stops, one that serves, and one that starts. */
const GENERATIONS = 3;
const STOPS = { short: 2, long: 50 };
/** Of each kind: on one connection, and on a new one for each request. */
const CLIENTS = 8;
const LONGEST_STOP_S = 5;

/** Generation after generation on other ports, each port with a data folder of its own. */
const startGeneration = async (generation: number): Promise<TestSite[]> => {
  const sites = await Promise.all(
    Array.from({ length: AT_ONCE }, (_value, index) => {
      const slot = (generation % GENERATIONS) * AT_ONCE + index;
      return startTestSite({
        name: `stops-${slot}`,
        port: FIRST_PORT + slot,
        env: { TRUST_PROXY: '1' },
        keepsData: generation >= GENERATIONS,
      });
    }),
  );
  await Promise.all(sites.map(({ origin }) => warmUp(origin))).catch(async (error) => {
    await stopAll(sites);
    throw error;
  });
  return sites;
};

const stopAll = (sites: TestSite[]): Promise<number[]> =>
  Promise.all(
    sites.map(async (site) => {
      const startedAt = performance.now();
      await site.stop();
      return (performance.now() - startedAt) / 1000;
    }),
  );

/** SIGTERM under load, again and again, while another process takes over. */
export const STOPS_UNDER_LOAD: Experiment = {
  name: 'stops',
  promise: 'A process that is asked to stop under load answers every request that reached it.',
  isTimed: true,
  isLongOnly: true,
  run: async (size, note) => {
    const tally: Tally = { answered: 0, cut: [], notTaken: 0, turnedAway: 0, failed: 0, ids: [] };
    const dataDirs = new Set<string>();
    const seconds: number[] = [];
    let serving = await startGeneration(0);
    let asked = 0;
    let isOver = false;
    const nextOrigin = () => serving[asked++ % serving.length]?.origin ?? '';
    const clients = Array.from({ length: CLIENTS * 2 }, (_value, number) =>
      runClient({ number, keepsConnection: number % 2 === 0 }, tally, nextOrigin, () => isOver),
    );
    try {
      let stopping = Promise.resolve<number[]>([]);
      for (let stops = 0; stops < STOPS[size]; stops += AT_ONCE) {
        const leaving = serving;
        for (const { dataDir } of leaving) dataDirs.add(dataDir);
        serving = await startGeneration(stops / AT_ONCE + 1);
        seconds.push(...(await stopping));
        stopping = stopAll(leaving);
      }
      seconds.push(...(await stopping));
    } finally {
      isOver = true;
      await Promise.all(clients);
      for (const { dataDir } of serving) dataDirs.add(dataDir);
      await stopAll(serving);
    }
    const files = [...dataDirs].map((dataDir) => ({ file: join(dataDir, 'site.db') }));
    const missing = countMissing(tally.ids, await readReferences(...files));
    const slowest = round(percentile(seconds, 1), 2);
    note({
      what: 'SIGTERMs under load',
      value: seconds.length,
      bound: String(STOPS[size]),
      passes: seconds.length >= STOPS[size],
    });
    note({ what: 'Requests answered meanwhile', value: tally.answered });
    note({
      what: 'Requests cut',
      value: tally.cut.length === 0 ? 0 : tally.cut.join(', '),
      bound: '0',
      passes: tally.cut.length === 0,
    });
    note({ what: 'Turned away with 503 and Retry-After', value: tally.turnedAway });
    note(none('Other answers 5xx', tally.failed));
    note({ what: 'Connections not taken, tried elsewhere', value: tally.notTaken });
    note({ what: 'Enquiries acknowledged', value: tally.ids.length });
    note(none('Acknowledged ones that are lost', missing));
    note({
      what: 'From the signal to the end, at most',
      value: slowest,
      unit: 's',
      bound: `at most ${LONGEST_STOP_S}`,
      passes: slowest <= LONGEST_STOP_S,
    });
  },
};
