import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment, Note, Size } from '@/scripts/hold/experiment';
import { none } from '@/scripts/hold/tools/bounds';
import { countMissing, readReferences } from '@/scripts/hold/tools/references';
import { type HeldSite, withHeldSite } from '@/scripts/hold/tools/site';
import { median, percentile, round } from '@/scripts/hold/tools/statistics';
import { streamEnquiries } from './enquiries';
import { streamLogins } from './logins';
import { warmUp } from './mix';
import { type Holding, readHolding } from './process';
import { sendVisitors } from './visitors';

const CONNECTIONS = 10;
/** Answers a second: about a third of what one core can. */
const RATE = 60;
const ENQUIRY_EVERY_MS = 500;
const LOGIN_EVERY_MS = 1000;
/** Seconds that are not measured: code gets compiled and the memory of pages fills. */
const WARM_UP_S = { short: 4, long: 20 };
const MEASURED_S = { short: 12, long: 60 };
/**
 * The floor of the last third over that of the second: what is left when garbage has been collected,
 * which a leak raises and a burst does not. The site takes about 300 MB, so a minute shows a leak
 * of 25 kB per request, and thirty minutes one of 1 kB. Twelve seconds see only a flood.
 */
const MOST_GROWTH = { short: 1.2, long: 1.1 };
/** The share of the samples that lie below the floor. */
const FLOOR = 0.1;
/** Connections come and go, so a few handles more are no leak. */
const MOST_NEW_HANDLES = 5;

/** HOLD_SOAK_MINUTES=30 for the long run that a release wants. */
const secondsOf = (size: Size): number => {
  const minutes = Number(process.env.HOLD_SOAK_MINUTES ?? 0);
  return size === 'long' && minutes > 0 ? minutes * 60 : MEASURED_S[size];
};

/** What the site holds, once a second. */
const watch = async (site: HeldSite, seconds: number): Promise<Holding[]> => {
  const held: Holding[] = [];
  for (let second = 0; second < seconds; second += 1) {
    held.push(readHolding(site.pid));
    await pause(1000);
  }
  return held;
};

const megabytes = ({ memoryMb }: Holding) => memoryMb;
const handlesOf = ({ handles }: Holding) => handles;

const noteSlopes = (note: Note, held: Holding[], size: Size) => {
  const third = Math.floor(held.length / 3);
  const [second, last] = [held.slice(third, 2 * third), held.slice(2 * third)];
  const floors = [second, last].map((part) => percentile(part.map(megabytes), FLOOR));
  const [before = 0, after = 0] = floors;
  const growth = after / before;
  const handles = median(last.map(handlesOf)) - median(second.map(handlesOf));
  note({ what: 'Memory, median', value: round(median(held.map(megabytes)), 0), unit: 'MB' });
  note({ what: 'Floor of memory in the second third', value: round(before, 0), unit: 'MB' });
  note({ what: 'Floor of memory in the last third', value: round(after, 0), unit: 'MB' });
  note({
    what: 'Last third over second third',
    value: round(growth, 3),
    bound: `at most ${MOST_GROWTH[size]}`,
    holds: growth <= MOST_GROWTH[size],
  });
  note({
    what: 'More open files and sockets in the last third',
    value: handles,
    bound: `at most ${MOST_NEW_HANDLES}`,
    holds: handles <= MOST_NEW_HANDLES,
  });
};

/** Pages, searches, enquiries and logins for a long time. */
export const SOAK: Experiment = {
  name: 'soak',
  promise:
    'Memory and open files stay flat while pages, searches, enquiries and logins go on and on.',
  isTimed: true,
  run: (size, note) =>
    withHeldSite({ name: 'soak', port: 4410, env: { TRUST_PROXY: '1' } }, async (site) => {
      const { origin, dataDir } = site;
      const seconds = secondsOf(size);
      await warmUp(origin);
      await sendVisitors({ origin, connections: CONNECTIONS, seconds: WARM_UP_S[size] });
      const enquiries = streamEnquiries(origin, 'soak', ENQUIRY_EVERY_MS);
      const stopLogins = streamLogins(origin, dataDir, LOGIN_EVERY_MS);
      const [held, visits] = await Promise.all([
        watch(site, seconds),
        sendVisitors({ origin, connections: CONNECTIONS, seconds, rate: RATE }),
      ]);
      const { acknowledged, unanswered } = await enquiries.stop();
      const loginsFailed = await stopLogins();
      const errors = visits.broken + visits.refused + visits.wrong + unanswered + loginsFailed;
      note({ what: 'Measured', value: seconds, unit: 's' });
      note({ what: 'Answers', value: visits.rate, unit: 'requests/s' });
      note(none('Errors of pages, enquiries and logins', errors));
      noteSlopes(note, held, size);
      const kept = await readReferences({ file: join(dataDir, 'site.db') });
      const missing = countMissing(acknowledged, kept);
      note(none(`Lost of ${acknowledged.length} acknowledged enquiries`, missing));
    }),
};
