import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { median, percentile, round } from '@/tests/reliability/support/statistics';
import { streamEnquiries } from './enquiries';
import { streamLogins } from './logins';
import { warmUp } from './mix';
import { readUsage, type Usage } from './processUsage';
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

/** SOAK_MINUTES=30 for the long run that a release wants. */
const secondsOf = (size: Size): number => {
  const minutes = Number(process.env.SOAK_MINUTES ?? 0);
  return size === 'long' && minutes > 0 ? minutes * 60 : MEASURED_S[size];
};

/** What the site passes, once a second. */
const watch = async (site: TestSite, seconds: number): Promise<Usage[]> => {
  const samples: Usage[] = [];
  for (let second = 0; second < seconds; second += 1) {
    samples.push(readUsage(site.pid));
    await pause(1000);
  }
  return samples;
};

const megabytes = ({ memoryMb }: Usage) => memoryMb;
const handlesOf = ({ handles }: Usage) => handles;

const noteSlopes = (note: Note, samples: Usage[], size: Size) => {
  const third = Math.floor(samples.length / 3);
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const floors = [second, last].map((part) => percentile(part.map(megabytes), FLOOR));
  const [before = 0, after = 0] = floors;
  const growth = after / before;
  const handles = median(last.map(handlesOf)) - median(second.map(handlesOf));
  note({ what: 'Memory, median', value: round(median(samples.map(megabytes)), 0), unit: 'MB' });
  note({ what: 'Floor of memory in the second third', value: round(before, 0), unit: 'MB' });
  note({ what: 'Floor of memory in the last third', value: round(after, 0), unit: 'MB' });
  note({
    what: 'Last third over second third',
    value: round(growth, 3),
    bound: `at most ${MOST_GROWTH[size]}`,
    passes: growth <= MOST_GROWTH[size],
  });
  note({
    what: 'More open files and sockets in the last third',
    value: handles,
    bound: `at most ${MOST_NEW_HANDLES}`,
    passes: handles <= MOST_NEW_HANDLES,
  });
};

/** Pages, searches, enquiries and logins for a long time. */
export const SOAK: Experiment = {
  name: 'soak',
  promise:
    'Memory and open files stay flat while pages, searches, enquiries and logins go on and on.',
  isTimed: true,
  run: (size, note) =>
    withTestSite({ name: 'soak', port: 4410, env: { TRUST_PROXY: '1' } }, async (site) => {
      const { origin, dataDir } = site;
      const seconds = secondsOf(size);
      await warmUp(origin);
      await sendVisitors({ origin, connections: CONNECTIONS, seconds: WARM_UP_S[size] });
      const enquiries = streamEnquiries(origin, 'soak', ENQUIRY_EVERY_MS);
      const stopLogins = streamLogins(origin, dataDir, LOGIN_EVERY_MS);
      const [samples, visits] = await Promise.all([
        watch(site, seconds),
        sendVisitors({ origin, connections: CONNECTIONS, seconds, rate: RATE }),
      ]);
      const { acknowledged, unanswered } = await enquiries.stop();
      const loginsFailed = await stopLogins();
      const errors = visits.broken + visits.refused + visits.wrong + unanswered + loginsFailed;
      note({ what: 'Measured', value: seconds, unit: 's' });
      note({ what: 'Answers', value: visits.rate, unit: 'requests/s' });
      note(none('Errors of pages, enquiries and logins', errors));
      noteSlopes(note, samples, size);
      const stored = await readReferences({ file: join(dataDir, 'site.db') });
      const missing = countMissing(acknowledged, stored);
      note(none(`Lost of ${acknowledged.length} acknowledged enquiries`, missing));
    }),
};
