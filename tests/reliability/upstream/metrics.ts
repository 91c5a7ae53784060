import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from '@/lib/server/testing/visitor';
import { askForCode } from '@/tests/reliability/auth/parent';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { type FaultySchool, startFaultySchool } from './faultySchool';
import { type Metrics, readMetrics } from './readMetrics';

const PORTS = { site: 4386, school: 4387 };
const TOKEN = 'token-of-the-scraper-in-this-experiment';
const FROM_ELSEWHERE = { 'X-Forwarded-For': '203.0.113.9' };
const EMPTIED_WITHIN_MS = 15_000;
const SIZES = { short: 1, long: 10 };

const get = (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers }).then((response) => response.text());

const times = async (count: number, act: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index += 1) await act(index);
};

const searches = (outcome: string): string =>
  `upstream_calls_total{service="site-api",outcome="${outcome}"}`;
const requests = (kind: string, method: string, status: number): string =>
  `http_requests_total{class="${kind}",method="${method}",status="${status}"}`;

/** How often each thing is done, `scale` times; by the metric that has to grow by as much. */
const expectedGrowth = (scale: number): Record<string, number> => ({
  [requests('page', 'GET', 200)]: 20 * scale,
  [requests('page', 'GET', 404)]: 3 * scale,
  [requests('api', 'GET', 200)]: 5 * scale,
  [requests('api', 'GET', 503)]: 3 * scale,
  [requests('api', 'POST', 200)]: 3 * scale + 1,
  [searches('ok')]: 5 * scale,
  [searches('bad-answer')]: 2 * scale,
  [searches('refused')]: scale,
  otp_sent_last_30_minutes: 2 * scale + 1,
  otp_verified_last_30_minutes: scale,
});

const doThings = async (site: TestSite, school: FaultySchool, scale: number): Promise<void> => {
  const visitor = createVisitor(site.origin);
  await times(20 * scale, () => get(site, '/ois-pune-branches'));
  await times(3 * scale, (index) => get(site, `/nothing-${index}`));
  await times(5 * scale, () => get(site, '/api/search?s=fees'));
  await school.break('error');
  await times(2 * scale, () => get(site, '/api/search?s=fees'));
  await school.break('forbid');
  await times(scale, () => get(site, '/api/search?s=fees'));
  await school.break(null);
  await times(scale, async (index) => {
    const asked = await askForCode(site, visitor, numberOfOwnBlock(30_000 + index));
    await visitor.post('/api/otp/verify', asked);
  });
  await times(scale + 1, (index) =>
    visitor.post('/api/otp/send', { mobile: numberOfOwnBlock(31_000 + index) }),
  );
};

const compare = (before: Metrics, after: Metrics, scale: number, note: Note): void => {
  for (const [name, expected] of Object.entries(expectedGrowth(scale))) {
    const grown = after.of(name) - before.of(name);
    note(equalTo(name, grown, expected));
  }
};

const tryOutbox = async (site: TestSite, school: FaultySchool, note: Note): Promise<void> => {
  const depth = 'outbox_depth{kind="whatsapp-lead"}';
  await school.break('error');
  const visitor = createVisitor(site.origin);
  await times(3, () => visitor.post('/api/leads/whatsapp', { lead_url: '/' }));
  const full = await readMetrics(site.origin);
  note(equalTo('Waiting leads', full.of(depth), 3));
  const age = full.of('outbox_oldest_seconds');
  note({ what: 'Age of the oldest', value: age, unit: 's', bound: '> 0', passes: age > 0 });
  await school.break(null);
  const startedAt = performance.now();
  let left = full.of(depth);
  while (left > 0 && performance.now() - startedAt < EMPTIED_WITHIN_MS) {
    await wait(200);
    left = (await readMetrics(site.origin)).of(depth);
  }
  note(none('Waiting once it is back', left));
};

const tryAnonymously = async (site: TestSite, note: Note): Promise<void> => {
  const anonymous = [FROM_ELSEWHERE, { ...FROM_ELSEWHERE, Authorization: `Bearer ${TOKEN}x` }];
  const lost = await get(site, '/nothing-at-all');
  const seen = await Promise.all(anonymous.map((headers) => get(site, '/metrics', headers)));
  const others = seen.filter((text) => text !== lost).length;
  note(none('Anonymous requests that see anything but the page of an unknown address', others));
  const scraped = await readMetrics(site.origin, {
    ...FROM_ELSEWHERE,
    Authorization: `Bearer ${TOKEN}`,
  });
  const read = scraped.of('store_up') === 1 ? 'figures' : 'nothing';
  note(equalTo('The scraper with the token reads', read, 'figures'));
};

/** Does known things to a site and reads /metrics before and after. */
export const METRICS: Experiment = {
  name: 'metrics',
  promise: 'The figures at /metrics are what has happened, and nobody else sees them.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const scale = SIZES[size];
      const school = await startFaultySchool('metrics-school', PORTS.school);
      later(school.close);
      const env = { API_BASE_URL: school.url, METRICS_TOKEN: TOKEN };
      const site = await startTestSite({ name: 'metrics', port: PORTS.site, env });
      later(site.stop);
      await get(site, '/api/search?s=fees');
      const before = await readMetrics(site.origin);
      await doThings(site, school, scale);
      compare(before, await readMetrics(site.origin), scale, note);
      await tryAnonymously(site, note);
      await tryOutbox(site, school, note);
    }),
};
