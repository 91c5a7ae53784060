import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { atLeast, atMost, none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { type SiteBehindNginx, withTestSite } from '@/tests/reliability/support/site';
import { median, percentile, round } from '@/tests/reliability/support/statistics';
import { campaignMix, warmUp } from './mix';
import { streamEnquiries, streamVisits } from './streams';
import { sendVisitors, type Visits } from './visitors';

const SETTINGS = { name: 'spike', port: 4402 };
const USUAL = 100;
const MANY = 1000;
/** Seconds until nginx has its connections to the site, before the spike, and of the spike. */
const SECONDS = {
  short: { opening: 2, before: 3, spike: 3 },
  long: { opening: 5, before: 10, spike: 15 },
};
const RECOVERED = { withinS: 10, slowerBy: 1.5 };
const EVERY_MS = { enquiry: 100, healthCheck: 1000, opening: 20 };
/** A parent's longest wait, and how long a balancer waits for a health check, in ms. */
const LONGEST_MS = { enquiry: 2000, healthCheck: 2000, refusal: 1000 };

/** Lets a stream go on for some seconds. */
const streamed = async (stop: () => Promise<unknown>, seconds: number): Promise<void> => {
  await pause(seconds * 1000);
  await stop();
};

/** Second by second: when the site is again as it was, in seconds; null where it is not in time. */
const recoveredAfter = async (origin: string, { p99 }: Visits): Promise<number | null> => {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  while (seconds() < RECOVERED.withinS) {
    const visits = await sendVisitors({ origin, connections: USUAL, seconds: 1 });
    const isFast = visits.p99 <= p99 * RECOVERED.slowerBy;
    if (isFast && visits.refused + visits.broken === 0) return Math.ceil(seconds());
  }
  return null;
};

/** What nginx needed for each 503, in ms: the visitors of this machine read late what it has sent. */
const readRefusals = (nginxDir: string): number[] =>
  readFileSync(join(nginxDir, 'access.log'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , , status]) => status === '503')
    .map(([, , , , , seconds]) => Number(seconds) * 1000);

type Found = { before: Visits; spike: Visits; recovered: number | null; refusals: number[] };

const noteSpike = (note: Note, { before, spike, recovered, refusals }: Found): void => {
  note({ what: `99th percentile with ${USUAL} connections`, value: before.p99, unit: 'ms' });
  note({ what: `Answers with ${MANY} connections`, value: spike.rate, unit: 'requests/s' });
  const refused = 'Turned away with 503 and a small page';
  note(atLeast({ what: refused, value: spike.refused }, 1));
  const wait = { what: `${refused}, median wait`, value: round(median(refusals), 0), unit: 'ms' };
  note(atMost(wait, LONGEST_MS.refusal));
  note(none('Broken connections, timeouts, other errors', spike.broken + spike.wrong));
  const { withinS, slowerBy } = RECOVERED;
  const what = `No 503 and a 99th percentile within ${slowerBy} times of before, after`;
  note(
    recovered === null
      ? { what, value: 'not in time', bound: `at most ${withinS}`, passes: false }
      : atMost({ what, value: recovered, unit: 's' }, withinS),
  );
};

const measure = async (
  note: Note,
  size: Size,
  { origin, dataDir, nginxDir }: SiteBehindNginx,
): Promise<void> => {
  const seconds = SECONDS[size];
  await warmUp(origin);
  // As on a site that has run for a day: nginx has its connections, and a balancer asks every second.
  const stopChecks = streamVisits(origin, ['/api/health/live'], EVERY_MS.healthCheck);
  // In a day both workers of nginx have been asked.
  await streamed(streamVisits(origin, ['/api/health/live'], EVERY_MS.opening), seconds.opening);
  await sendVisitors({ origin, connections: USUAL, seconds: seconds.opening });
  const before = await sendVisitors({ origin, connections: USUAL, seconds: seconds.before });
  const stopParents = streamEnquiries(origin, 'spike', EVERY_MS.enquiry);
  const many = { origin, connections: MANY, seconds: seconds.spike, paths: campaignMix() };
  const spike = await sendVisitors(many);
  const checks = await stopChecks();
  const refusals = readRefusals(nginxDir);
  noteSpike(note, { before, spike, recovered: await recoveredAfter(origin, before), refusals });
  const parents = await stopParents();
  const thanked = parents.flatMap(({ id }) => id ?? []);
  const waits = parents.map(({ wait }) => wait);
  note({ what: 'Enquiries acknowledged meanwhile', value: thanked.length });
  note(none('Enquiries without an answer, or turned away', parents.length - thanked.length));
  note({ what: 'A parent waited, median', value: round(median(waits), 0), unit: 'ms' });
  const longest = { what: 'A parent waited, at most', value: round(percentile(waits, 1), 0) };
  note(atMost({ ...longest, unit: 'ms' }, LONGEST_MS.enquiry));
  const missed = checks.filter(
    ({ status, wait }) => status !== 200 || wait > LONGEST_MS.healthCheck,
  );
  note(none(`Of ${checks.length} health checks meanwhile, not answered`, missed.length));
  const stored = await readReferences({ file: join(dataDir, 'site.db') });
  note(none('Acknowledged ones that are lost', countMissing(thanked, stored)));
};

/** A campaign brings ten times as many visitors all at once; parents enquire meanwhile. */
export const SPIKE: Experiment = {
  name: 'spike',
  promise:
    'A tenfold spike is answered or turned away kindly; enquiries go through, and it recovers.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) => withTestSite(SETTINGS, (site) => measure(note, size, site)),
};
