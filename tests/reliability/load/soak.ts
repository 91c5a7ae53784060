import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { atLeast, none } from '@/tests/reliability/support/bounds';
import { probeEnv } from '@/tests/reliability/support/memory';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { median, percentile, round } from '@/tests/reliability/support/statistics';
import { streamEnquiries } from './enquiries';
import { streamLogins } from './logins';
import { noteGrowth, readAgainAndAgain } from './memoryGrowth';
import { warmUp } from './mix';
import { readUsage, type Usage } from './processUsage';
import { sendSteadily } from './steadyVisitors';
import { sendVisitors } from './visitors';

const NAME = 'soak';
const CONNECTIONS = 100;
const ENQUIRY_EVERY_MS = 500;
const LOGIN_EVERY_MS = 1000;
/** Seconds at full speed: they tell the capacity, and meanwhile code is compiled and caches fill. */
const CAPACITY_S = { short: 3, long: 20 };
/** Seconds of the usual load before it is measured. */
const SETTLING_S = { short: 2, long: 30 };
const MEASURED_S = { short: 12, long: 300 };
/** Times that garbage is collected and the rest of the memory is read, evenly over the soak. */
const READINGS = { short: 6, long: 30 };
/**
 * The floor of the last third over that of the second: what is left when garbage has been collected,
 * which a leak raises and a burst does not. Twelve seconds see only a flood.
 */
const MOST_GROWTH = { short: 1.2, long: 1.1 };
/** Visitors come by chance, and the last answer counts for the time that it takes. */
const LEAST_SHARE = 0.9;
/** The share of the samples that lie below the floor. */
const FLOOR = 0.1;
/** Connections come and go, so a few handles more are no leak. */
const MOST_NEW_HANDLES = 5;

/** SOAK_MINUTES=30 for the longer run that a release wants. */
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

/** How many visitors the site answers in a second, at most. */
const measureCapacity = async (origin: string, size: Size): Promise<number> => {
  await warmUp(origin);
  const seconds = CAPACITY_S[size];
  return (await sendVisitors({ origin, connections: CONNECTIONS, seconds })).rate;
};

/** Pages, searches, enquiries and logins for a long time, at half of what the site can. */
export const SOAK: Experiment = {
  name: NAME,
  promise:
    'Memory and open files stay flat while pages, searches, enquiries and logins go on and on at half of the capacity.',
  isTimed: true,
  isLongOnly: true,
  run: (size, note) => {
    const env = { TRUST_PROXY: '1', ...probeEnv(NAME) };
    return withTestSite({ name: NAME, port: 4410, env }, async (site) => {
      const { origin, dataDir } = site;
      const seconds = secondsOf(size);
      const capacity = await measureCapacity(origin, size);
      const visitors = { origin, connections: CONNECTIONS, rate: Math.floor(capacity / 2) };
      await sendSteadily({ ...visitors, seconds: SETTLING_S[size] });
      const enquiries = streamEnquiries(origin, NAME, ENQUIRY_EVERY_MS);
      const stopLogins = streamLogins(origin, dataDir, LOGIN_EVERY_MS);
      const [samples, readings, visits] = await Promise.all([
        watch(site, seconds),
        readAgainAndAgain(NAME, site, { seconds, times: READINGS[size] }),
        sendSteadily({ ...visitors, seconds }),
      ]);
      const { acknowledged, unanswered } = await enquiries.stop();
      const loginsFailed = await stopLogins();
      note({ what: 'Measured', value: seconds, unit: 's' });
      note({ what: 'Capacity, with 100 connections', value: capacity, unit: 'requests/s' });
      const rate = { what: 'Answers, half of that', value: visits.rate, unit: 'requests/s' };
      note(atLeast(rate, Math.floor(visitors.rate * LEAST_SHARE)));
      note({ what: 'Median', value: visits.p50, unit: 'ms' });
      note({ what: '99th percentile, collections included', value: visits.p99, unit: 'ms' });
      note(none('Broken connections and timeouts', visits.broken));
      note(none('Turned away with 503', visits.refused));
      note(none('Other answers than 2xx', visits.wrong));
      note(none('Enquiries and logins that failed', unanswered + loginsFailed));
      noteSlopes(note, samples, size);
      noteGrowth(note, readings, size);
      const stored = await readReferences({ file: join(dataDir, 'site.db') });
      const missing = countMissing(acknowledged, stored);
      note(none(`Lost of ${acknowledged.length} acknowledged enquiries`, missing));
    });
  },
};
