import type { Experiment, Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { withTestSite } from '@/tests/reliability/support/site';
import { warmUp } from './mix';
import { sendSteadily } from './steadyVisitors';
import { sendVisitors, type Visits } from './visitors';

const SETTINGS = { name: 'load', port: 4400 };
const CONNECTIONS = 100;
const SECONDS = { short: 4, long: 60 };
/** In four seconds one pause of the machine is a hundredth of all. */
const SLOWEST_MS = { short: 250, long: 100 };

const noteVisits = (note: Note, when: string, visits: Visits): void => {
  note({ what: `Answers ${when}`, value: visits.rate, unit: 'requests/s' });
  note({ what: `Median ${when}`, value: visits.p50, unit: 'ms' });
  note(none(`Broken connections and timeouts ${when}`, visits.broken));
  note(none(`Other answers than 2xx and 503 ${when}`, visits.wrong));
  note({ what: `Turned away with 503 ${when}`, value: visits.refused });
};

/** A hundred visitors at once who never pause, and then half of what was answered. */
export const LOAD: Experiment = {
  name: 'load',
  promise:
    '100 connections ask for a real mix of pages as fast as they can, and none gets an error; at half of that rate nobody waits.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite(SETTINGS, async ({ origin }) => {
      await warmUp(origin);
      const visitors = { origin, connections: CONNECTIONS, seconds: SECONDS[size] };
      const most = await sendVisitors(visitors);
      const usual = await sendSteadily({ ...visitors, rate: Math.floor(most.rate / 2) });
      noteVisits(note, `with ${CONNECTIONS} connections`, most);
      noteVisits(note, 'at half of that', usual);
      note(none('Turned away at half of that', usual.refused));
      note({
        what: '99th percentile at half of that',
        value: usual.p99,
        unit: 'ms',
        bound: `under ${SLOWEST_MS[size]}`,
        passes: usual.p99 < SLOWEST_MS[size],
      });
    }),
};
