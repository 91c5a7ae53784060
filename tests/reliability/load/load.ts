import type { Experiment } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { withTestSite } from '@/tests/reliability/support/site';
import { warmUp } from './mix';
import { sendVisitors } from './visitors';

const SETTINGS = { name: 'load', port: 4400, env: { TRUST_PROXY: '1' } };
const CONNECTIONS = 100;
const SECONDS = { short: 4, long: 60 };

/** A hundred visitors at once who never pause. */
export const LOAD: Experiment = {
  name: 'load',
  promise:
    '100 connections ask for a real mix of pages as fast as they can, and none gets an error.',
  isTimed: true,
  run: (size, note) =>
    withTestSite(SETTINGS, async ({ origin }) => {
      await warmUp(origin);
      const seconds = SECONDS[size];
      const visits = await sendVisitors({ origin, connections: CONNECTIONS, seconds });
      note({
        what: `Answers with ${CONNECTIONS} connections`,
        value: visits.rate,
        unit: 'requests/s',
      });
      note({ what: 'Median', value: visits.p50, unit: 'ms' });
      note({ what: '99th percentile', value: visits.p99, unit: 'ms' });
      note(none('Broken connections and timeouts', visits.broken));
      note(none('Turned away with 503', visits.refused));
      note(none('Other answers than 2xx', visits.wrong));
    }),
};
