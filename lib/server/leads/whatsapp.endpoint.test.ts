import { setTimeout as wait } from 'node:timers/promises';
import { PHONE_NUMBERS } from '@/data/phones';
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { forgetDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { getEnv } from '@/lib/server/env/env';
import { shareErp } from '@/lib/server/erp/erp';
import { openColumn } from '@/lib/server/keys/columns';
import { type SiteApi, SiteApiError, type WhatsappLead } from '@/lib/server/siteApi/contract';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { playErp, playSiteApi, toServices } from '@/lib/server/testing/outbox';
import { allowLocalCalls, type ServedRoute, serveRoute } from '@/lib/server/testing/serveRoute';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { createVisitor } from '@/lib/server/testing/visitor';
import handler from '@/pages/api/leads/whatsapp';
import { leadPlace } from './leadColumns';

const LEAD = { lead_url: '/lp/pune?utm_source=google', utm_source: 'google' };

eachStoreIfLong('POST /api/leads/whatsapp', (open) => {
  let store: Store;
  let route: ServedRoute;
  let sent: [WhatsappLead, string][] = [];

  beforeAll(async () => {
    store = await open();
    shareStore(store);
    route = await serveRoute(handler);
  });
  beforeEach(async () => {
    allowLocalCalls();
    sent = [];
    await store.db.deleteFrom('deliveries').execute();
    await store.db.deleteFrom('whatsapp_leads').execute();
    await store.db.deleteFrom('rate_limits').execute();
    shareErp(playErp().erp);
    answerWith(async () => ({ ref_id: 'T-77' }));
    forgetDispatcher();
  });
  afterAll(() => route.close());

  const answerWith = (addLead: SiteApi['addLead']) => {
    const siteApi = playSiteApi((lead, key) => {
      sent.push([lead, key]);
      return addLead(lead, key);
    });
    shareSiteApi(siteApi);
    return siteApi;
  };

  const post = (body: unknown, headers?: Record<string, string>) =>
    createVisitor(route.url).post('/', body, headers);
  const readLeads = () => store.db.selectFrom('whatsapp_leads').selectAll().execute();
  const readDeliveries = () => store.db.selectFrom('deliveries').selectAll().execute();
  const readColumn = async (column: 'lead_json' | 'attribution_json') => {
    const [lead] = await readLeads();
    return JSON.parse(openColumn(lead?.[column] ?? '', leadPlace(column, lead?.id ?? '')) ?? '');
  };
  const readLead = () => readColumn('lead_json');

  it('records the click and answers with the ticket', async () => {
    expect(await post(LEAD)).toMatchObject({ status: 200, body: { ref_id: 'T-77' } });
    const [row] = await readLeads();
    expect(row).toMatchObject({ ref_id: 'T-77', attribution_json: null });
    expect(sent).toEqual([[LEAD, row?.id]]);
    expect(await readDeliveries()).toMatchObject([
      { kind: 'whatsapp-lead', subject_id: row?.id, status: 'done' },
    ]);
  });

  it('has written it down before it asks anybody', async () => {
    let seen: unknown;
    answerWith(async () => {
      seen = [(await readLeads()).length, (await readDeliveries())[0]?.status];
      return { ref_id: null };
    });
    expect(await post(LEAD)).toMatchObject({ status: 200, body: { ref_id: null } });
    expect(seen).toEqual([1, 'waiting']);
  });

  it('keeps what explains the lead, and does not send it on', async () => {
    const attribution = {
      first: { page: '/', utm_source: 'google' },
      phone: PHONE_NUMBERS.transfer.header,
    };
    await post({ ...LEAD, attribution });
    expect(await readColumn('attribution_json')).toEqual(attribution);
    const [row] = await readLeads();
    expect(sent).toEqual([[LEAD, row?.id]]);
  });

  it('saves it when the services are down, and the dispatcher delivers it with one ticket', async () => {
    answerWith(async () => {
      throw new SiteApiError('status 502');
    });
    expect(await post(LEAD)).toMatchObject({ status: 200, body: { ref_id: null } });
    expect(await readLeads()).toMatchObject([{ ref_id: null }]);

    const siteApi = answerWith(async () => ({ ref_id: 'T-78' }));
    const dispatcher = createDispatcher({
      getServices: toServices(store, playErp().erp, siteApi),
      now: () => Date.now() + 60_000,
      pollMs: 20,
    });
    dispatcher.start();
    for (let tries = 0; tries < 200 && (await readDeliveries())[0]?.status !== 'done'; tries += 1) {
      await wait(20);
    }
    await wait(60);
    await dispatcher.stop();
    expect(await readLeads()).toMatchObject([{ ref_id: 'T-78' }]);
    const keys = sent.map(([, key]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('answers in two seconds while the services hang', async () => {
    let letGo = () => {};
    answerWith(
      () =>
        new Promise((resolve) => {
          letGo = () => resolve({ ref_id: 'late' });
        }),
    );
    const startedAt = performance.now();
    expect(await post(LEAD)).toMatchObject({ status: 200, body: { ref_id: null } });
    expect(performance.now() - startedAt).toBeLessThan(2_900);
    letGo();
    for (let tries = 0; tries < 200 && !(await readLeads())[0]?.ref_id; tries += 1) await wait(10);
    expect(await readLeads()).toMatchObject([{ ref_id: 'late' }]);
  });

  it.each([
    ['no field that is not there', { lead_url: '/' }, { lead_url: '/' }],
    ['no unknown field', { ...LEAD, name: 'Asha', mobile: '9845012345' }, LEAD],
    ['no empty field', { ...LEAD, utm_term: '' }, LEAD],
    ['nothing that is no text', { ...LEAD, utm_term: ['a'], gclid: 5, utm_medium: null }, LEAD],
    [
      '200 characters of a value',
      { ...LEAD, utm_term: 'x'.repeat(5_000) },
      { ...LEAD, utm_term: 'x'.repeat(200) },
    ],
    [
      'HTML, emoji and broken percent-encoding as text',
      {
        ...LEAD,
        utm_term: '<b>🎒</b>%E0%A4',
        utm_medium: "'; drop table whatsapp_leads; --\u0000",
      },
      {
        ...LEAD,
        utm_term: '<b>🎒</b>%E0%A4',
        utm_medium: "'; drop table whatsapp_leads; --\u0000",
      },
    ],
    [
      '2,000 characters of an address',
      { lead_url: `/${'x'.repeat(9_000)}` },
      { lead_url: `/${'x'.repeat(1_999)}` },
    ],
  ])('keeps %s', async (_what, body, expected) => {
    expect(await post(body)).toMatchObject({ status: 200 });
    expect(await readLead()).toEqual(expected);
  });

  it.each([
    'https://evil.example/lp/pune',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'not an address',
    '',
    7,
    undefined,
  ])('takes %p for an address that says nothing', async (lead_url) => {
    expect(await post({ lead_url, gclid: 'g' })).toMatchObject({ status: 200 });
    expect(await readLead()).toEqual({ lead_url: `${getEnv().siteUrl}/`, gclid: 'g' });
  });

  it('takes an address of the host that was asked', async () => {
    const lead_url = `${route.url}/campaign/pune?gclid=1`;
    await post({ lead_url });
    expect(await readLead()).toEqual({ lead_url });
  });

  it.each([
    ['another site', 403, { Origin: 'https://evil.example' }, LEAD],
    ['a list', 400, {}, [LEAD]],
    ['a number', 400, {}, 5],
  ])('refuses what comes from %s', async (_what, status, headers, body) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(await readLeads()).toEqual([]);
  });

  it('takes no other method', async () => {
    expect((await createVisitor(route.url).get('/')).status).toBe(405);
  });

  it('takes 200 clicks of one address in ten minutes', async () => {
    const key = 'points';
    await post(LEAD);
    await store.db
      .updateTable('rate_limits')
      .set({ [key]: 200 })
      .execute();
    expect((await post(LEAD)).status).toBe(429);
  });
});

it('says so when nothing could be saved', async () => {
  allowLocalCalls();
  const closed = await openStore({ file: ':memory:' });
  await closed.close();
  shareStore(closed);
  const route = await serveRoute(handler);
  expect((await createVisitor(route.url).post('/', LEAD)).status).toBe(503);
  await route.close();
});
