import type { Experiment } from '@/tests/reliability/experiment';
import { withTestSite } from '@/tests/reliability/support/site';
import { warmUp } from './mix';
import { sendVisitors } from './visitors';

const SETTINGS = { name: 'connections', port: 4401, env: { TRUST_PROXY: '1' } };
const CONNECTIONS = [1, 10, 50, 100, 200, 500];
const SECONDS = { short: 1, long: 8 };

/** The curve of docs/scale.md: what more visitors at once cost each of them. */
export const CONNECTIONS_CURVE: Experiment = {
  name: 'connections',
  promise: 'More connections make answers slower, then turn some away, and break none.',
  run: (size, note) =>
    withTestSite(SETTINGS, async ({ origin }) => {
      await warmUp(origin);
      for (const connections of CONNECTIONS) {
        const seconds = SECONDS[size];
        const visits = await sendVisitors({ origin, connections, seconds });
        const { rate, p50, p99, refused, broken, wrong, wrongStatuses } = visits;
        note({
          what: `${connections} connections`,
          value: `${rate} requests/s, median ${p50} ms, 99th percentile ${p99} ms, ${refused} turned away, ${broken} broken, ${[wrong, ...wrongStatuses].join(' × ')} wrong`,
          bound: '0 broken, 0 wrong',
          passes: broken + wrong === 0,
        });
      }
    }),
};
