import { join } from 'node:path';
import { startNginx } from '@/tests/reliability/cluster/nginx';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { streamEnquiries } from './enquiries';
import { streamHealthChecks } from './healthChecks';
import { campaignMix, warmUp } from './mix';
import { sendVisitors, type Visits } from './visitors';

const SETTINGS = { name: 'spike', port: 4402, env: { TRUST_PROXY: '1' } };
const NGINX = { name: 'spike-nginx', port: 4403, upstreams: [SETTINGS.port] };
const USUAL = 100;
const MANY = 1000;
/** Seconds before the spike, and of the spike. */
const SECONDS = { short: { before: 3, spike: 3 }, long: { before: 10, spike: 15 } };
const WITHIN_S = 10;
const SLOWER_BY = 1.5;
const ENQUIRY_EVERY_MS = 100;
const HEALTH_CHECK_EVERY_MS = 1000;

/** Second by second: when the site is again as it was, in seconds; null where it is not in time. */
const recoveredAfter = async (origin: string, p99Before: number): Promise<number | null> => {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  while (seconds() < WITHIN_S) {
    const visits = await sendVisitors({ origin, connections: USUAL, seconds: 1 });
    const isAsBefore = visits.p99 <= p99Before * SLOWER_BY && visits.refused + visits.broken === 0;
    if (isAsBefore) return Math.ceil(seconds());
  }
  return null;
};

const noteSpike = (note: Note, before: Visits, spike: Visits) => {
  note({ what: `99th percentile with ${USUAL} connections`, value: before.p99, unit: 'ms' });
  note({ what: `Answers with ${MANY} connections`, value: spike.rate, unit: 'requests/s' });
  note({
    what: 'Turned away with 503, Retry-After and a small page',
    value: spike.refused,
    bound: 'at least 1',
    passes: spike.refused > 0,
  });
  const errors = spike.broken + spike.wrong;
  note(none('Broken connections, timeouts, other errors', errors));
};

const noteEnquiries = (note: Note, waits: number[], acknowledged: number, unanswered: number) => {
  note({ what: 'Enquiries acknowledged meanwhile', value: acknowledged });
  note(none('Enquiries turned away', unanswered));
  note({ what: 'A parent waited, median', value: round(percentile(waits, 0.5), 0), unit: 'ms' });
  note({ what: 'A parent waited, at most', value: round(percentile(waits, 1), 0), unit: 'ms' });
};

/** Through nginx, which takes everybody in, as it stands in front of the site. */
const measureSpike = async (note: Note, size: Size, origin: string, { dataDir }: TestSite) => {
  const seconds = SECONDS[size];
  await warmUp(origin);
  const before = await sendVisitors({ origin, connections: USUAL, seconds: seconds.before });
  const parents = streamEnquiries(origin, 'spike', ENQUIRY_EVERY_MS);
  const stopChecks = streamHealthChecks(origin, HEALTH_CHECK_EVERY_MS);
  const spike = await sendVisitors({
    origin,
    connections: MANY,
    seconds: seconds.spike,
    paths: campaignMix(),
  });
  const checks = await stopChecks();
  const recovered = await recoveredAfter(origin, before.p99);
  const { acknowledged, unanswered, waits } = await parents.stop();
  noteSpike(note, before, spike);
  note({
    what: `No 503 and a 99th percentile within ${SLOWER_BY} times of before, after`,
    value: recovered ?? 'not in time',
    unit: 's',
    bound: `at most ${WITHIN_S}`,
    passes: recovered !== null && recovered <= WITHIN_S,
  });
  noteEnquiries(note, waits, acknowledged.length, unanswered);
  note(none(`Of ${checks.asked} health checks meanwhile, not answered`, checks.unanswered));
  const missing = countMissing(
    acknowledged,
    await readReferences({ file: join(dataDir, 'site.db') }),
  );
  note(none('Acknowledged ones that are lost', missing));
};

/** A campaign brings ten times as many visitors all at once; parents enquire meanwhile. */
export const SPIKE: Experiment = {
  name: 'spike',
  promise:
    'A tenfold spike is answered or turned away kindly; enquiries go through, and it recovers.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const site = await startTestSite(SETTINGS);
      later(site.stop);
      const nginx = await startNginx(NGINX);
      later(nginx.stop);
      await measureSpike(note, size, nginx.origin, site);
    }),
};
