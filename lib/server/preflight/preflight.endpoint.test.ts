import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { RATE_LIMITS } from '@/data/limits';
import { preflightAnswer, preflightPicture } from '@/lib/preflight/contract';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { sitDown } from '@/lib/server/testing/atDesk';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import * as asked from '@/pages/api/desk/preflight';
import * as picture from '@/pages/api/desk/preflight/picture';
import * as run from '@/pages/api/desk/preflight/run';
import { beat, claimRun, finishRun } from './work';

process.env.DESK = 'on';

const PATH = '/campaign/pune';

let site: LoginSite;
let cookie = '';
beforeAll(async () => {
  site = await startLoginSite({
    '/api/desk/preflight': asked,
    '/api/desk/preflight/run': run,
    '/api/desk/preflight/picture': picture,
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
  await site.store.db.deleteFrom('preflight_runs').execute();
  // A worker is there: none is started.
  await beat(site.store.db, Date.now());
  cookie = await sitDown(site.store.db, '9845012346', 'marketing');
});

const get = (path: string, as = cookie) => fetch(`${site.url}${path}`, { headers: { Cookie: as } });
const ask = (path: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/desk/preflight`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    body: JSON.stringify({ path }),
  });

it('has a page checked, shows how it stands and what it looks like, and the audit names it', async () => {
  expect(await (await get(`/api/desk/preflight/run?path=${PATH}`)).json()).toEqual({ run: null });
  const answer = preflightAnswer.parse(
    await (await ask(`https://school.example${PATH}?a=b`)).json(),
  );
  expect(answer.run).toMatchObject({ path: PATH, state: 'waiting' });
  const claimed = await claimRun(site.store.db, Date.now());
  const webp = Buffer.from('RIFF____WEBP');
  await finishRun(
    site.store.db,
    claimed?.id ?? '',
    { result: { visits: 8, rows: [] }, pictures: { phone: webp } },
    Date.now(),
  );
  const done = preflightAnswer.parse(
    await (await get(`/api/desk/preflight/run?path=${PATH}`)).json(),
  );
  expect(done.run).toMatchObject({ state: 'done', result: { visits: 8 } });
  const shown = await get(preflightPicture(claimed?.id ?? '', 'phone'));
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await get(preflightPicture(claimed?.id ?? '', 'desktop'))).status).toBe(404);
  const entries: string[] = [];
  await verifyAudit(site.store.db, ({ action, filter_json }) =>
    entries.push(`${action} ${filter_json}`),
  );
  expect(entries.at(-1)).toBe(`desk preflight {"path":"${PATH}"}`);
});

it.each([
  'http://169.254.169.254/latest/meta-data',
  '//evil.example',
  '/desk',
  '/api/metrics',
  'file:///etc/passwd',
  '/campaign/../api/health',
])('visits nothing but pages that are paid for: not %s', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: PREFLIGHT_COPY.wrongAddress, field: 'path' },
  });
  expect(await site.store.db.selectFrom('preflight_runs').select('id').execute()).toEqual([]);
});

it('is there for marketing only, and for nobody who is sent by another site', async () => {
  const admissions = await sitDown(site.store.db, '9845012345', 'admissions');
  const paths = [`/api/desk/preflight/run?path=${PATH}`, preflightPicture('x', 'phone')];
  for (const path of paths) {
    expect((await get(path, admissions)).status).toBe(404);
    expect((await get(path, '')).status).toBe(401);
  }
  expect((await ask(PATH, { Cookie: admissions })).status).toBe(404);
  expect((await ask(PATH, { Cookie: '' })).status).toBe(401);
  expect((await ask(PATH, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await ask(7)).status).toBe(400);
});

it('does not start a browser more often than a person needs', async () => {
  for (let count = 0; count < RATE_LIMITS.deskPreflight; count += 1) await ask('/');
  expect((await ask(PATH)).status).toBe(429);
});
