import type { Experiment } from '@/tests/reliability/experiment';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { AS_IN_THE_SITE } from './dispatchPace';
import { NO_FAULTS } from './faultShares';
import { taken } from './ledger';
import { startOutbox } from './outbox';

const PORT = 4326;
const SIZES = {
  short: { backlogs: [100, 500], delays: [50], deliveriesPerDelay: 200, seconds: 30 },
  long: {
    backlogs: [100, 1_000, 4_000],
    delays: [20, 100, 500],
    deliveriesPerDelay: 500,
    seconds: 90,
  },
};
/** A long outbox may slow the dispatcher down, but not below this share of its rate at a short one. */
const LEAST_SHARE = 0.5;

export const DISPATCH_RATE: Experiment = {
  name: 'dispatch-rate',
  promise: 'A long outbox is carried as fast as a short one.',
  run: async (size, note) => {
    const { backlogs, delays, deliveriesPerDelay, seconds } = SIZES[size];
    const rates: number[] = [];
    for (const deliveries of backlogs) {
      const rate = await measure({ deliveries, delayMs: 0, seconds });
      rates.push(rate);
      note({
        what: `rate with ${deliveries} deliveries waiting`,
        value: rate,
        unit: 'deliveries/s',
      });
    }
    for (const delayMs of delays) {
      const rate = await measure({ deliveries: deliveriesPerDelay, delayMs, seconds });
      note({ what: `rate when each call takes ${delayMs} ms`, value: rate, unit: 'deliveries/s' });
    }
    const share = round((rates.at(-1) ?? 0) / (rates[0] ?? Number.NaN), 2);
    note({
      what: 'rate at the longest outbox by that at the shortest',
      value: share,
      bound: `at least ${LEAST_SHARE}`,
      passes: share >= LEAST_SHARE,
    });
  },
};

type Case = { deliveries: number; delayMs: number; seconds: number };

/** Deliveries per second from the first that arrives to the last, with one dispatcher and SQLite. */
const measure = async ({ deliveries, delayMs, seconds }: Case): Promise<number> => {
  let rate = Number.NaN;
  await withCleanUp(async (later) => {
    const shares = { ...NO_FAULTS, delayMs };
    const outbox = await startOutbox({ name: 'dispatch-rate', port: PORT, shares });
    later(outbox.stop);
    const filling = outbox.fill(deliveries);
    later(filling.kill);
    await filling.ended;
    later(outbox.dispatch(AS_IN_THE_SITE).kill);
    await outbox.untilEmpty(seconds);
    const times = taken(outbox.calls()).map(({ at }) => at);
    if (times.length < deliveries)
      throw new Error(`Only ${times.length} of ${deliveries} were carried.`);
    rate = round(((deliveries - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0)), 0);
  });
  return rate;
};
