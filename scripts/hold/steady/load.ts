import type { Experiment } from '../experiment';
import { startHeldSite } from '../tools/site';
import { warmUp } from './mix';
import { sendVisitors } from './visitors';

const CONNECTIONS = 100;
const SECONDS = { short: 4, long: 60 };

/** A hundred visitors at once who never pause. */
export const LOAD: Experiment = {
  name: 'load',
  promise:
    '100 connections ask for a real mix of pages as fast as they can, and none gets an error.',
  isTimed: true,
  run: async (size, note) => {
    const site = await startHeldSite({ name: 'load', port: 4400, env: { TRUST_PROXY: '1' } });
    try {
      await warmUp(site.origin);
      const seconds = SECONDS[size];
      const visits = await sendVisitors({ origin: site.origin, connections: CONNECTIONS, seconds });
      note({
        what: `Answers with ${CONNECTIONS} connections`,
        value: visits.rate,
        unit: 'requests/s',
      });
      note({ what: 'Median', value: visits.p50, unit: 'ms' });
      note({ what: '99th percentile', value: visits.p99, unit: 'ms' });
      for (const [what, value] of [
        ['Broken connections and timeouts', visits.broken],
        ['Turned away with 503', visits.refused],
        ['Other answers than 2xx', visits.wrong],
      ] as const) {
        note({ what, value, bound: '0', holds: value === 0 });
      }
    } finally {
      await site.stop();
    }
  },
};
