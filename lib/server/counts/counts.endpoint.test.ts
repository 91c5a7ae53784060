import { COUNTS } from '@/data/limits';
import { COOKIES } from '@/data/retention';
import { todayInIndia } from '@/lib/enquiry/today';
import { forgetDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { shareErp } from '@/lib/server/erp/erp';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { giveSession } from '@/lib/server/testing/giveSession';
import { playErp, playSiteApi } from '@/lib/server/testing/outbox';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import { setDate } from '@/lib/testing/clock';
import { SAMPLE_ENQUIRY, SAMPLE_FIELDS } from '@/lib/testing/sampleEnquiry';
import * as counts from '@/pages/api/counts';
import * as enquiries from '@/pages/api/enquiries/index';
import * as whatsapp from '@/pages/api/leads/whatsapp';
import { flushCounts } from './counting';

process.env.DESK = 'on';

const VISIT = { kind: 'visit', path: '/campaign/pune', source: 'google' };

let store: Store;
let api: ApiServer;
let addresses = 0;
beforeAll(async () => {
  store = await openStore({ file: ':memory:' });
  shareStore(store);
  process.env.TRUST_PROXY = '1';
  api = await startApi({
    '/api/counts': counts,
    '/api/enquiries': enquiries,
    '/api/leads/whatsapp': whatsapp,
  });
});
afterAll(async () => {
  await api.close();
  await store.close();
});
beforeEach(async () => {
  allowLocalCalls();
  shareErp(playErp().erp);
  shareSiteApi(playSiteApi(async () => ({ ref_id: null })));
  forgetDispatcher();
  await flushCounts(store);
  await store.db.deleteFrom('campaign_counts').execute();
});

/** Somebody at an address of their own. */
const newVisitor = () => {
  addresses += 1;
  return createVisitor(api.url, { 'X-Forwarded-For': `203.0.113.${addresses}` });
};
const post = (body: unknown, headers?: Record<string, string>) =>
  newVisitor().post('/api/counts', body, headers);

const readSums = async () => {
  await flushCounts(store);
  const rows = await store.db.selectFrom('campaign_counts').selectAll().orderBy('kind').execute();
  return rows.map(({ day, path, source, kind, count }) => [day, path, source, kind, count]);
};
const today = () => todayInIndia(Date.now());

describe('POST /api/counts', () => {
  it.each(['visit', 'begun', 'call'])('counts a %s, and says nothing of it', async (kind) => {
    const reply = await post({ ...VISIT, kind });
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await readSums()).toEqual([[today(), '/campaign/pune', 'google', kind, 1]]);
  });

  it('counts by the day in India', async () => {
    setDate(Date.parse('2026-11-26T18:45:00Z'));
    await post(VISIT);
    expect(await readSums()).toMatchObject([
      ['2026-11-27', '/campaign/pune', 'google', 'visit', 1],
    ]);
    jest.useRealTimers();
  });

  it.each([
    ['what only the server knows', { ...VISIT, kind: 'sent' }],
    ['another kind', { ...VISIT, kind: 'x' }],
    ['a source in somebody’s own words', { ...VISIT, source: 'asha.rao@example.org' }],
    ['a page that is no landing page', { ...VISIT, path: '/admissions' }],
    ['an address with a query', { ...VISIT, path: '/campaign/pune?name=asha' }],
    ['a page of the desk', { ...VISIT, path: '/desk/campaigns' }],
    ['more than belongs to it', { ...VISIT, name: 'Asha' }],
    ['less', { kind: 'visit' }],
    ['a list', [VISIT]],
    ['nothing', null],
  ])('refuses %s', async (_what, body) => {
    expect((await post(body)).status).toBe(400);
    expect(await readSums()).toEqual([]);
  });

  it('refuses what another site’s page sends, and other types', async () => {
    expect((await post(VISIT, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(VISIT, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await newVisitor().get('/api/counts')).status).toBe(405);
    expect(await readSums()).toEqual([]);
  });

  it('takes no more of one address than its share, and goes on for others', async () => {
    const visitor = newVisitor();
    const statuses: number[] = [];
    const AT_ONCE = 50;
    while (statuses.length <= COUNTS.ofAddress) {
      const some = Array.from({ length: AT_ONCE }, () => visitor.post('/api/counts', VISIT));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(COUNTS.ofAddress);
    expect(statuses.filter((status) => status === 429)).toHaveLength(AT_ONCE);
    expect((await post(VISIT)).status).toBe(204);
    expect(await readSums()).toMatchObject([
      [today(), '/campaign/pune', 'google', 'visit', COUNTS.ofAddress + 1],
    ]);
  });

  it('answers, and counts nothing, of a campaign that there is not and of our own people', async () => {
    for (const path of ['/lp/atlantis', '/campaign/asha-9845012345']) {
      expect((await post({ ...VISIT, path })).status).toBe(204);
    }
    const staff = newVisitor();
    staff.cookies.set(COOKIES.desk, 'x');
    expect((await staff.post('/api/counts', VISIT)).status).toBe(204);
    expect(await readSums()).toEqual([]);
  });
});

describe('what the server saves is counted for the campaign that brought it', () => {
  const attribution = {
    first: { page: '/campaign/pune', utm_source: 'google' },
    last: { page: '/campaign/pune', utm_source: 'google' },
    visit: { utm_source: 'google' },
    pages: ['/campaign/pune', '/thank-you'],
  };
  const enquiry = { ...SAMPLE_ENQUIRY, mobile: '9845012345', attribution };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-of-the-counts-${keys}`;
  };

  it('an enquiry once, however often it is sent, and its number when it is confirmed', async () => {
    const visitor = newVisitor();
    const body = { ...enquiry, idempotencyKey: newKey() };
    await visitor.post('/api/enquiries', body);
    await visitor.post('/api/enquiries', body);
    const sent = [today(), '/campaign/pune', 'google', 'sent', 1];
    expect(await readSums()).toEqual([sent]);
    await giveSession(visitor, {
      contact: '+91-9845012345',
      username: '',
      gradeDetails: '',
      isLoggedIn: false,
      accessToken: 'token-of-asha',
    });
    // Confirmed in a tab that knows nothing of the visit: the enquiry does.
    const { attribution: _, ...withoutVisit } = body;
    await visitor.post('/api/enquiries', withoutVisit);
    await visitor.post('/api/enquiries', withoutVisit);
    const confirmed = [today(), '/campaign/pune', 'google', 'verified', 1];
    expect(await readSums()).toEqual([sent, confirmed]);
  });

  it('a press on WhatsApp, by the page that it happened on', async () => {
    const lead = { lead_url: '/lp/pune?utm_source=facebook', utm_source: 'facebook' };
    await newVisitor().post('/api/leads/whatsapp', { ...lead, attribution });
    expect(await readSums()).toEqual([[today(), '/lp/pune', 'facebook', 'whatsapp', 1]]);
  });

  it('not of a visit that no landing page brought, nor of our own people', async () => {
    const pages = ['/admissions'];
    await newVisitor().post('/api/enquiries', {
      ...enquiry,
      attribution: { pages },
      idempotencyKey: newKey(),
    });
    const staff = newVisitor();
    staff.cookies.set(COOKIES.desk, 'x');
    const trial = await staff.post('/api/enquiries', { ...enquiry, idempotencyKey: newKey() });
    expect(trial.status).toBe(201);
    await staff.post('/api/leads/whatsapp', { lead_url: '/lp/pune' });
    expect(await readSums()).toEqual([]);
  });

  it('a plain form by the page that it stood on', async () => {
    const form = { ...SAMPLE_FIELDS, mobile: '9845012345' };
    const reply = await newVisitor().postForm('/api/enquiries', form, {
      Referer: `${api.url}/campaign/pune?utm_source=bing`,
    });
    expect(reply.status).toBe(303);
    expect(await readSums()).toEqual([[today(), '/campaign/pune', 'bing', 'sent', 1]]);
  });
});
