import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { consumeLimit } from '@/lib/server/limits';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { runScript } from '@/lib/server/testing/runScript';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import { IS_LONG } from '@/lib/testing/size';
import * as enquiries from '@/pages/api/enquiries/index';
import * as progress from '@/pages/api/enquiries/progress';
import * as live from '@/pages/api/health/live';
import { LONGEST_LOCK_MS } from './lock';
import { openStore, type Store, shareStore } from './store';

/** For what does not wait: a busy machine takes its share. Before, the process stood still for 5 s. */
const AT_ONCE_MS = 1_000;

let folder = '';
let store: Store;
let api: ApiServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  store = await openStore({ file: join(folder, 'site.db') });
  shareStore(store);
  const config = { api: { bodyParser: false } };
  api = await startApi({
    '/api/enquiries': enquiries,
    '/api/enquiries/progress': { ...progress, config },
    '/api/health/live': { ...live, config },
  });
});
beforeEach(() => allowLocalCalls());
afterAll(async () => {
  await api.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Another program holds the lock of the file for so long; `ended` resolves once it has let go. */
const hold = async (ms: number): Promise<{ ended: Promise<unknown> }> => {
  const { untilPrinted, ended } = runScript(`
    const database = new (require('better-sqlite3'))(${JSON.stringify(join(folder, 'site.db'))});
    database.exec('begin exclusive');
    console.log('locked');
    setTimeout(() => { database.exec('commit'); database.close(); }, ${ms});`);
  await untilPrinted('locked');
  return { ended };
};

const timed = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
  const startedAt = performance.now();
  return { result: await work, ms: performance.now() - startedAt };
};

const sent = () => ({ ...SAMPLE_ENQUIRY, mobile: '9845012345', idempotencyKey: randomUUID() });
const post = (body: object) => timed(createVisitor(api.url).post('/api/enquiries', body));
const countSaved = async () =>
  (await store.db.selectFrom('enquiries').select('id').execute()).length;

it('a long lock costs a page nothing, and a parent one short wait with an honest answer', async () => {
  const { ended } = await hold(IS_LONG ? 12_000 : 3 * LONGEST_LOCK_MS);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const enquiry = sent();
  const posted = post(enquiry);
  const told: number[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    const page = await timed(fetch(`${api.url}/api/health/live`));
    const progressed = await timed(
      createVisitor(api.url).post('/api/enquiries/progress', { references: [UNKNOWN_REFERENCE] }),
    );
    expect(page.result.status).toBe(200);
    told.push(page.ms, progressed.ms);
  }
  const { result, ms } = await posted;
  delay.disable();
  expect(Math.max(...told)).toBeLessThan(AT_ONCE_MS);
  expect(delay.max / 1e6).toBeLessThan(AT_ONCE_MS);
  expect(ms).toBeLessThan(LONGEST_LOCK_MS + 2 * AT_ONCE_MS);
  expect([result.status, result.body]).toMatchObject([
    503,
    { error: { code: 'enquiry/not-saved', message: expect.stringContaining('try again') } },
  ]);
  // Readers do not wait for those that wait to write.
  const waiting = store.db
    .transaction()
    .execute((step) => step.selectFrom('enquiries').select('id').execute());
  const outcome = waiting.then(
    () => 'done',
    (error: unknown) => error,
  );
  expect((await timed(countSaved())).ms).toBeLessThan(AT_ONCE_MS);
  expect(await outcome).toMatchObject({ code: 'service/unavailable', message: /busy/ });
  await ended;
  expect((await post(enquiry)).result.status).toBe(201);
  expect(await countSaved()).toBe(1);
}, 60_000);

it('a short lock costs an enquiry a short wait, and it is saved and counted', async () => {
  const { ended } = await hold(1_500);
  const { result, ms } = await post(sent());
  expect(result.status).toBe(201);
  expect(ms).toBeLessThan(LONGEST_LOCK_MS + AT_ONCE_MS);
  await ended;
});

it('while the counters are locked an enquiry is let in soon, and a code is not sent', async () => {
  const { ended } = await hold(LONGEST_LOCK_MS + 2_000);
  const [letIn, refused] = await Promise.all([
    timed(consumeLimit('enquiry', 'somebody')),
    timed(consumeLimit('otpSend', 'somebody').catch((error: unknown) => error)),
  ]);
  expect(letIn.ms).toBeLessThan(AT_ONCE_MS);
  expect(refused.result).toMatchObject({ code: 'service/unavailable' });
  expect(refused.ms).toBeLessThan(LONGEST_LOCK_MS + AT_ONCE_MS);
  await ended;
});

it('what comes while a transaction is open does not belong to it', async () => {
  const before = await countSaved();
  const failing = store.db.transaction().execute(async (step) => {
    const between = post(sent());
    await step.deleteFrom('enquiries').execute();
    await new Promise((resolve) => setTimeout(resolve, 50));
    void between.then(() => undefined);
    throw Object.assign(new Error('half way'), { between });
  });
  const { between } = await failing.then(
    () => ({ between: null }),
    (error: { between: ReturnType<typeof post> }) => error,
  );
  expect((await between)?.result.status).toBe(201);
  expect(await countSaved()).toBe(before + 1);
});
