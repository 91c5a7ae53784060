import { RESULTS_MESSAGES } from '@/data/copy/desk/results';
import type { StaffRole } from '@/lib/desk/roles';
import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { type Counted, createTally } from '@/lib/server/counts/tally';
import { deskCookieName } from '@/lib/server/desk/deskCookie';
import { findStaff, saveStaff } from '@/lib/server/desk/staff';
import { beginStaffSession, completeStaffSession } from '@/lib/server/desk/staffSession';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import * as results from '@/pages/api/desk/results';
import * as exported from '@/pages/api/desk/results/export';
import * as spend from '@/pages/api/desk/results/spend';
import * as remove from '@/pages/api/desk/results/spend/remove';

process.env.DESK = 'on';

const PATH = '/api/desk/results';
const ROUTES = {
  [PATH]: results,
  [`${PATH}/export`]: exported,
  [`${PATH}/spend`]: spend,
  [`${PATH}/spend/remove`]: remove,
};

const QUERY = { campaign: '', source: '', from: '2026-11-01', to: '2026-11-30' };
const SPEND = {
  id: 'ab'.repeat(16),
  campaign: 'pune',
  source: 'google',
  from: '2026-11-01',
  to: '2026-11-30',
  rupees: '1,25,000',
};

let store: Store;
let api: ApiServer;
beforeAll(async () => {
  store = await openStore({ file: ':memory:' });
  shareStore(store);
  api = await startApi(ROUTES);
  const tally = createTally();
  const visit: Counted = {
    day: '2026-11-27',
    path: '/campaign/pune',
    source: 'google',
    kind: 'visit',
  };
  for (let count = 0; count < 50; count += 1) tally.add(visit);
  tally.add({ ...visit, kind: 'sent' });
  tally.add({ ...visit, path: '/campaignv1/pune' });
  await tally.flush(store.db);
});
afterAll(async () => {
  await api.close();
  await store.close();
});
beforeEach(async () => {
  allowLocalCalls();
  await store.db.deleteFrom('campaign_spend').execute();
});

let people = 0;
const logIn = async (role: StaffRole): Promise<Visitor> => {
  people += 1;
  const mobile = `98450123${10 + people}`;
  const now = Date.now();
  await saveStaff(store.db, mobile, { role, branches: null }, now);
  const staff = await findStaff(store.db, mobile);
  const token = await beginStaffSession(store.db, staff?.id ?? '', now);
  const visitor = createVisitor(api.url);
  const complete = await completeStaffSession(store.db, token, now);
  visitor.cookies.set(deskCookieName(), complete ?? '');
  return visitor;
};

const auditOf = async (): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  await verifyAudit(store.db, (entry) => entries.push(entry));
  return entries;
};

it.each(['marketing', 'admin'] as const)(
  '%s sees the results, and the audit has it',
  async (role) => {
    const visitor = await logIn(role);
    expect(await visitor.post(PATH, QUERY)).toMatchObject({
      status: 200,
      body: {
        pages: [
          { path: '/campaign/pune', figures: { visit: 50, sent: 1 } },
          { path: '/campaignv1/pune', figures: { visit: 1 } },
        ],
        campaigns: ['pune'],
        spends: [],
      },
    });
    expect((await auditOf()).at(-1)).toMatchObject({ action: 'desk results' });
  },
);

it('nobody else sees, saves or takes away anything', async () => {
  const others = [await logIn('admissions'), createVisitor(api.url)];
  const asked = [
    [PATH, QUERY],
    [`${PATH}/export`, { ...QUERY, of: 'days' }],
    [`${PATH}/spend`, SPEND],
    [`${PATH}/spend/remove`, { id: SPEND.id }],
  ] as const;
  const statuses: number[][] = [];
  for (const [path, body] of asked) {
    statuses.push(
      await Promise.all(others.map(async (one) => (await one.post(path, body)).status)),
    );
  }
  expect(statuses).toEqual(asked.map(() => [404, 401]));
  const marketing = await logIn('marketing');
  const foreign = await marketing.post(`${PATH}/spend`, SPEND, { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(await store.db.selectFrom('campaign_spend').selectAll().execute()).toEqual([]);
});

it('what was spent stands once, with who typed it in, until somebody takes it away', async () => {
  const visitor = await logIn('marketing');
  expect((await visitor.post(`${PATH}/spend`, SPEND)).status).toBe(200);
  expect((await visitor.post(`${PATH}/spend`, SPEND)).status).toBe(200);
  const spends = [{ campaign: 'pune', source: 'google', paise: 1_25_000_00, who: 'you' }];
  expect((await visitor.post(PATH, QUERY)).body).toMatchObject({ spends });
  const colleague = await logIn('admin');
  expect((await colleague.post(PATH, QUERY)).body).toMatchObject({
    spends: [{ who: expect.stringMatching(/^[0-9a-f]{8}$/) }],
  });
  const ofFacebook = await visitor.post(PATH, { ...QUERY, source: 'facebook' });
  expect(ofFacebook.body).toMatchObject({ spends: [] });
  const earlier = await visitor.post(PATH, { ...QUERY, from: '2026-10-01', to: '2026-10-31' });
  expect(earlier.body).toMatchObject({ spends: [] });

  await colleague.post(`${PATH}/spend/remove`, { id: SPEND.id });
  await colleague.post(`${PATH}/spend/remove`, { id: SPEND.id });
  expect((await visitor.post(PATH, QUERY)).body).toMatchObject({ spends: [] });
  const history = (await auditOf()).filter(({ action }) => action.startsWith('desk spend'));
  expect(history.map(({ action }) => action)).toEqual(['desk spend', 'desk spend removed']);
  expect(history.map(({ filter_json }) => JSON.parse(filter_json))).toEqual([
    { campaign: 'pune', source: 'google', from: SPEND.from, to: SPEND.to, paise: 1_25_000_00 },
    { campaign: 'pune', source: 'google', from: SPEND.from, to: SPEND.to, paise: 1_25_000_00 },
  ]);
  expect(new Set(history.map(({ who }) => who)).size).toBe(2);
});

it.each([
  ['nothing', { rupees: '0' }, 'rupees', RESULTS_MESSAGES.zero],
  ['less than nothing', { rupees: '-5' }, 'rupees', RESULTS_MESSAGES.negative],
  ['a word', { rupees: 'a lot' }, 'rupees', RESULTS_MESSAGES.noNumber],
  ['more than anybody has', { rupees: '9'.repeat(30) }, 'rupees', RESULTS_MESSAGES.huge],
  ['no amount', { rupees: '' }, 'rupees', RESULTS_MESSAGES.noAmount],
  ['no campaign', { campaign: '' }, 'campaign', RESULTS_MESSAGES.noCampaign],
  ['another page', { campaign: '/desk' }, 'campaign', RESULTS_MESSAGES.noCampaign],
  ['days backwards', { from: '2026-12-01' }, 'to', RESULTS_MESSAGES.backwards],
  ['a day that there is not', { to: '2026-11-31' }, 'to', RESULTS_MESSAGES.noDay],
] as const)('a spend of %s gets a sentence', async (_what, change, field, message) => {
  const visitor = await logIn('marketing');
  expect(await visitor.post(`${PATH}/spend`, { ...SPEND, ...change })).toMatchObject({
    status: 400,
    body: { error: { field, message } },
  });
});

it.each([
  ['from', { from: '' }],
  ['to', { to: '2026-10-01' }],
  ['from', { from: '2020-01-01' }],
  ['source', { source: 'asha' }],
] as const)('results that cannot be asked for name %s', async (field, change) => {
  const visitor = await logIn('marketing');
  expect(await visitor.post(PATH, { ...QUERY, ...change })).toMatchObject({
    status: 400,
    body: { error: { field } },
  });
});

it('saves what is shown as a file, by campaign and by day, and the audit names it', async () => {
  const visitor = await logIn('marketing');
  await visitor.post(`${PATH}/spend`, SPEND);
  const campaigns = await visitor.postForm(`${PATH}/export`, { ...QUERY, of: 'campaigns' });
  expect(campaigns.headers.get('Content-Disposition')).toContain('results-campaigns.csv');
  expect(campaigns.body).toContain('pune,51,0,1,0,0,0,125000.00,2450.98,125000.00,\r\n');
  const days = await visitor.postForm(`${PATH}/export`, { ...QUERY, of: 'days' });
  expect(String(days.body).split('\r\n').slice(1, 3)).toEqual([
    '2026-11-27,pune,/campaign/pune,Google,50,0,1,0,0,0',
    '2026-11-27,pune,/campaignv1/pune,Google,1,0,0,0,0,0',
  ]);
  expect((await auditOf()).at(-1)).toMatchObject({ action: 'desk results export', row_count: 2 });
});
