import type { Experiment, Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { withTestSite } from '@/tests/reliability/support/site';
import { warmUp } from './mix';
import { sendSteadily } from './steadyVisitors';
import { sendVisitors, type Visits } from './visitors';

const SETTINGS = { name: 'load', port: 4400, env: { TRUST_PROXY: '1' } };
const CONNECTIONS = 100;
const SECONDS = { short: 4, long: 60 };
/** In four seconds one pause of the machine is a hundredth of all. */
const SLOWEST_MS = { short: 250, long: 100 };

const noteErrors = (note: Note, when: string, visits: Visits): void => {
  note(none(`Broken connections and timeouts ${when}`, visits.broken));
  note(none(`Turned away with 503 ${when}`, visits.refused));
  note(none(`Other answers than 2xx ${when}`, visits.wrong));
};

/** A hundred visitors at once who never pause, and then half of what was answered. */
export const LOAD: Experiment = {
  name: 'load',
  promise:
    '100 connections ask for a real mix of pages as fast as they can, and none gets an error; at half of that rate nobody waits.',
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite(SETTINGS, async ({ origin }) => {
      await warmUp(origin);
      const visitors = { origin, connections: CONNECTIONS, seconds: SECONDS[size] };
      const most = await sendVisitors(visitors);
      const half = Math.floor(most.rate / 2);
      const usual = await sendSteadily({ ...visitors, rate: half });
      note({
        what: `Answers with ${CONNECTIONS} connections`,
        value: most.rate,
        unit: 'requests/s',
      });
      note({ what: 'Median', value: most.p50, unit: 'ms' });
      note({ what: '99th percentile', value: most.p99, unit: 'ms' });
      noteErrors(note, 'meanwhile', most);
      note({ what: 'Answers at half of that', value: usual.rate, unit: 'requests/s' });
      note({ what: 'Median at half', value: usual.p50, unit: 'ms' });
      note({
        what: '99th percentile at half',
        value: usual.p99,
        unit: 'ms',
        bound: `under ${SLOWEST_MS[size]}`,
        passes: usual.p99 < SLOWEST_MS[size],
      });
      noteErrors(note, 'at half', usual);
    }),
};
