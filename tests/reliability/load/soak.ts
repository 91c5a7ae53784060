import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { atLeast, atMost, none } from '@/tests/reliability/support/bounds';
import { type Memory, probeEnv, readMemoryNow } from '@/tests/reliability/support/memory';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { median, round, slopeOf } from '@/tests/reliability/support/statistics';
import { warmUp } from './mix';
import { sendSteadily } from './steadyVisitors';
import { streamEnquiries, streamLogins } from './streams';
import { sendVisitors } from './visitors';

const NAME = 'soak';
const CONNECTIONS = 100;
const EVERY_MS = { enquiry: 500, login: 1000 };
/** Seconds at full speed: they tell the capacity, and meanwhile code is compiled and caches fill. */
const CAPACITY_S = { short: 3, long: 20 };
/** Seconds of the usual load before it is measured. */
const SETTLING_S = { short: 2, long: 30 };
const MEASURED_S = { short: 12, long: 300 };
/** Times that garbage is collected and the rest of the memory is read, evenly over the soak. */
const READINGS = { short: 6, long: 30 };
/** MB a minute in the last two thirds. In twelve seconds a young process moves by more than any leak. */
const MOST_GROWTH = { short: 1_000, long: 1 };
/** Visitors come by chance, and the last answer counts for the time that it takes. */
const LEAST_SHARE = 0.9;
/** Connections come and go, so a few handles more are no leak. */
const MOST_NEW_HANDLES = 5;

/** SOAK_MINUTES=30 for the longer run that a release wants. */
const secondsOf = (size: Size): number => {
  const minutes = Number(process.env.SOAK_MINUTES ?? 0);
  return size === 'long' && minutes > 0 ? minutes * 60 : MEASURED_S[size];
};

/** After a collection. `handles`: open files and sockets. */
type Reading = Memory & { minute: number; handles: number };

const readAgainAndAgain = async (site: TestSite, seconds: number, times: number) => {
  const readings: Reading[] = [];
  const startedAt = performance.now();
  for (let time = 1; time <= times; time += 1) {
    await pause(Math.max(0, startedAt + (time * seconds * 1000) / times - performance.now()));
    const minute = (performance.now() - startedAt) / 60_000;
    const handles = readdirSync(`/proc/${site.pid}/fd`).length;
    readings.push({ ...(await readMemoryNow(NAME, site)), minute, handles });
  }
  return readings;
};

const noteMemory = (note: Note, readings: Reading[], size: Size): void => {
  const third = Math.floor(readings.length / 3);
  const growthOf = (of: (reading: Reading) => number) => {
    const points = readings.slice(third).map((one) => ({ x: one.minute, y: of(one) / 2 ** 20 }));
    return round(slopeOf(points), 2);
  };
  const megabytes = round(median(readings.map(({ rss }) => rss)) / 2 ** 20, 0);
  note({ what: 'Memory, median', value: megabytes, unit: 'MB' });
  const growth = { what: 'Growth of memory', value: growthOf(({ rss }) => rss), unit: 'MB/min' };
  note(atMost(growth, MOST_GROWTH[size]));
  const objects = growthOf(({ heapUsed, external }) => heapUsed + external);
  note({ what: 'Growth of objects and buffers in use', value: objects, unit: 'MB/min' });
  const handlesOf = (some: Reading[]) => median(some.map(({ handles }) => handles));
  const more = handlesOf(readings.slice(2 * third)) - handlesOf(readings.slice(third, 2 * third));
  const what = 'More open files and sockets in the last third';
  note(atMost({ what, value: more }, MOST_NEW_HANDLES));
};

/** Pages, searches, enquiries and logins for a long time, at half of what the site can. */
export const SOAK: Experiment = {
  name: NAME,
  promise:
    'Memory and open files stay flat while pages, searches, enquiries and logins go on and on at half of the capacity.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: NAME, port: 4410, env: probeEnv(NAME) }, async (site) => {
      const { origin } = site;
      const seconds = secondsOf(size);
      await warmUp(origin);
      const crowd = { origin, connections: CONNECTIONS, seconds: CAPACITY_S[size] };
      const capacity = (await sendVisitors(crowd)).rate;
      const visitors = { origin, connections: CONNECTIONS, rate: Math.floor(capacity / 2) };
      await sendSteadily({ ...visitors, seconds: SETTLING_S[size] });
      const stopEnquiries = streamEnquiries(origin, NAME, EVERY_MS.enquiry);
      const stopLogins = streamLogins(origin, site.dataDir, EVERY_MS.login);
      const [readings, visits] = await Promise.all([
        readAgainAndAgain(site, seconds, READINGS[size]),
        sendSteadily({ ...visitors, seconds }),
      ]);
      const [enquiries, logins] = [await stopEnquiries(), await stopLogins()];
      const thanked = enquiries.flatMap(({ id }) => id ?? []);
      note({ what: 'Measured', value: seconds, unit: 's' });
      note({ what: 'Capacity, with 100 connections', value: capacity, unit: 'requests/s' });
      const rate = { what: 'Answers, half of that', value: visits.rate, unit: 'requests/s' };
      note(atLeast(rate, Math.floor(visitors.rate * LEAST_SHARE)));
      note({ what: 'Median', value: visits.p50, unit: 'ms' });
      note({ what: '99th percentile, collections included', value: visits.p99, unit: 'ms' });
      note(
        none(
          'Broken connections, 503 and other errors',
          visits.broken + visits.refused + visits.wrong,
        ),
      );
      const failed = enquiries.length - thanked.length + logins.filter((works) => !works).length;
      note(none('Enquiries and logins that failed', failed));
      noteMemory(note, readings, size);
      const stored = await readReferences({ file: join(site.dataDir, 'site.db') });
      note(none(`Lost of ${thanked.length} acknowledged enquiries`, countMissing(thanked, stored)));
    }),
};
