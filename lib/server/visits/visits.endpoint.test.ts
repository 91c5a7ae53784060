import { randomUUID } from 'node:crypto';
import { SCHOOL } from '@/data/school';
import { readDraft } from '@/lib/server/enquiries/draft';
import { shareErp } from '@/lib/server/erp/erp';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { playErp } from '@/lib/server/testing/outbox';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import { setDate } from '@/lib/testing/clock';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import { visitsOf } from '@/lib/visits/slots';
import { parseFreeSlots, parseVisitAnswer, type VisitAnswer } from '@/lib/visits/visit';
import * as enquiries from '@/pages/api/enquiries/index';
import * as book from '@/pages/api/visits/book';
import * as calendar from '@/pages/api/visits/calendar';
import * as cancel from '@/pages/api/visits/cancel';
import * as visits from '@/pages/api/visits/index';

const NOW = Date.parse('2025-12-08T12:00:00+05:30');
const BRANCH = 91;
const [SLOT, OTHER] = ['2025-12-11T09:30', '2025-12-16T11:00'];
const CAPACITY = visitsOf(BRANCH)?.capacity ?? 0;
const FAMILY = {
  ...SAMPLE_ENQUIRY,
  parent_name: 'Asha Rao',
  child_name: 'Tara Rao',
  city: 'delhi',
  branch: BRANCH,
  mobile: '9845012345',
};

let store: Store;
let api: ApiServer;

beforeAll(async () => {
  const config = { api: { bodyParser: false } };
  api = await startApi({
    '/api/enquiries': enquiries,
    '/api/visits': { ...visits, config },
    '/api/visits/book': book,
    '/api/visits/cancel': cancel,
    '/api/visits/calendar': { ...calendar, config },
  });
});
beforeEach(async () => {
  setDate(NOW);
  allowLocalCalls();
  store = await openStore({ file: ':memory:' });
  shareStore(store);
  shareErp(playErp().erp);
});
afterEach(async () => {
  jest.useRealTimers();
  await store.close();
});
afterAll(() => api.close());

const newVisitor = () => createVisitor(api.url);

type Enquired = { id: string; visit: VisitAnswer | null };

const enquire = async (
  change: Record<string, unknown> = {},
  visitor = newVisitor(),
): Promise<Enquired> => {
  const body = { ...FAMILY, idempotencyKey: randomUUID(), ...change };
  const reply = await visitor.post('/api/enquiries', body);
  expect([200, 201]).toContain(reply.status);
  const receipt = Object(reply.body);
  return { id: String(receipt.id), visit: parseVisitAnswer(receipt.visit) };
};

const fill = (slot: string) =>
  Promise.all(Array.from({ length: CAPACITY }, () => enquire({ visit: slot })));

const freeSlots = async (branch: number | string = BRANCH) => {
  const reply = await newVisitor().get(`/api/visits?branch=${branch}`);
  return { ...reply, slots: parseFreeSlots(reply.body) };
};

describe('a wish for a visit', () => {
  it('is booked with the enquiry', async () => {
    expect((await enquire({ visit: SLOT })).visit).toEqual({
      branch: BRANCH,
      slot: SLOT,
      status: 'booked',
      isOver: false,
      refused: null,
      offers: [],
    });
  });

  it('that cannot be had costs no enquiry: it is saved, and the next three times are offered', async () => {
    await fill(SLOT);
    const { id, visit } = await enquire({ visit: SLOT });
    expect(visit).toMatchObject({
      slot: null,
      status: 'none',
      refused: SLOT,
      offers: ['2025-12-11T11:00', '2025-12-16T09:30', '2025-12-16T11:00'],
    });
    const rows = await store.db.selectFrom('enquiries').select('id').execute();
    expect(rows.map((row) => row.id)).toContain(id);
    expect(rows).toHaveLength(CAPACITY + 1);
  });

  it.each([
    ['no time at all', 'soon'],
    ['nothing', null],
    ['something odd', { slot: SLOT }],
  ])('that is %s is none', async (_what, visit) => {
    expect((await enquire({ visit })).visit).toBeNull();
  });

  it('is one booking, however often the request comes', async () => {
    const idempotencyKey = randomUUID();
    await enquire({ idempotencyKey, visit: SLOT });
    const again = await enquire({ idempotencyKey, visit: SLOT });
    expect(again.visit).toMatchObject({ slot: SLOT, status: 'booked' });
    expect(await store.db.selectFrom('visits').selectAll().execute()).toHaveLength(1);
  });

  it('from a plain form leads to the page of the enquiry, which is told what is full', async () => {
    const form = { ...FAMILY, branch: String(BRANCH), grade: '5', visit: SLOT };
    const first = await newVisitor().postForm('/api/enquiries', form);
    expect(first.headers.get('Location')).toMatch(/^\/enquiry\/[\w-]+#visit$/);
    await fill(SLOT);
    const second = await newVisitor().postForm('/api/enquiries', { ...form, child_name: 'Mira' });
    expect(second.headers.get('Location')).toMatch(
      /^\/enquiry\/[\w-]+\?refused=2025-12-11T09%3A30#visit$/,
    );
  });
});

it('a plain form that has to be put right keeps the time that was chosen', async () => {
  const visitor = newVisitor();
  const form = { ...FAMILY, branch: String(BRANCH), grade: '5', child_name: '', visit: SLOT };
  const reply = await visitor.postForm('/api/enquiries', form);
  expect(reply.headers.get('Location')).toBe('/enquiry/check');
  const draft = await readDraft({ cookies: Object.fromEntries(visitor.cookies) });
  expect(draft?.visit).toBe(SLOT);
});

describe('the free times', () => {
  it('are those of the record, without what is full, for any cache', async () => {
    const before = await freeSlots();
    expect(before.status).toBe(200);
    expect(before.slots).toContain(SLOT);
    expect(before.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
    await fill(SLOT);
    const { slots } = await freeSlots();
    expect(slots).toEqual(before.slots?.filter((slot) => slot !== SLOT));
  });

  it.each(['', 'x', '0', '999999', '91,8'])('of branch %p are none', async (branch) => {
    const { status, headers } = await freeSlots(branch);
    expect(status).toBe(400);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('with its reference', () => {
  const post = async (path: 'book' | 'cancel', body: object) => {
    const reply = await newVisitor().post(`/api/visits/${path}`, body);
    return { ...reply, visit: parseVisitAnswer(reply.body) };
  };

  it('a visit is changed and cancelled, and booked again', async () => {
    const { id } = await enquire({ visit: SLOT });
    expect((await post('book', { reference: id, slot: OTHER })).visit).toMatchObject({
      slot: OTHER,
      status: 'booked',
      refused: null,
    });
    expect((await post('cancel', { reference: id })).visit).toMatchObject({ status: 'cancelled' });
    expect((await post('cancel', { reference: id })).visit).toMatchObject({ status: 'cancelled' });
    expect((await post('book', { reference: id.toLowerCase(), slot: SLOT })).visit).toMatchObject({
      slot: SLOT,
      status: 'booked',
    });
  });

  it('who enquired without a visit books one later', async () => {
    const { id, visit } = await enquire();
    expect(visit).toBeNull();
    expect((await post('book', { reference: id, slot: SLOT })).visit?.status).toBe('booked');
  });

  it('a full time leaves the visit as it is, and offers others', async () => {
    await fill(SLOT);
    const { id } = await enquire({ visit: OTHER });
    const { status, visit } = await post('book', { reference: id, slot: SLOT });
    expect(status).toBe(200);
    expect(visit).toMatchObject({ slot: OTHER, status: 'booked', refused: SLOT });
    expect(visit?.offers).toHaveLength(3);
  });

  it('nothing is said about whose visit it is', async () => {
    const { id } = await enquire({ visit: SLOT });
    const replies = [
      await post('book', { reference: id, slot: OTHER }),
      await newVisitor().get(`/api/visits/calendar?reference=${id}`),
      await post('cancel', { reference: id }),
    ];
    const text = JSON.stringify(replies.map(({ body }) => body));
    expect(text).not.toMatch(/Asha|Tara|Rao|9845012345|98450|2019/);
  });

  it('a plain form leads back to its page', async () => {
    const { id } = await enquire({ visit: SLOT });
    const send = (path: string, form: Record<string, string>) =>
      newVisitor().postForm(`/api/visits/${path}`, { reference: id, ...form });
    expect((await send('book', { slot: OTHER })).headers.get('Location')).toBe(
      `/enquiry/${id}#visit`,
    );
    expect((await send('book', { slot: '' })).headers.get('Location')).toBe(`/enquiry/${id}#visit`);
    await fill(SLOT);
    expect((await send('book', { slot: SLOT })).headers.get('Location')).toBe(
      `/enquiry/${id}?refused=2025-12-11T09%3A30#visit`,
    );
    expect((await send('cancel', {})).headers.get('Location')).toBe(`/enquiry/${id}#visit`);
    const [row] = await store.db
      .selectFrom('visits')
      .selectAll()
      .where('enquiry_id', '=', id)
      .execute();
    expect(row).toMatchObject({ slot: OTHER, status: 'cancelled', seat: null });
  });

  it('that is wrong nothing happens, and guessing is stopped', async () => {
    const guess = () => post('cancel', { reference: UNKNOWN_REFERENCE });
    expect((await guess()).status).toBe(400);
    expect((await post('book', { reference: 'x', slot: SLOT })).status).toBe(400);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await guess()).status),
    );
    expect(statuses).toContain(429);
  });

  it('a visit that has begun stays booked', async () => {
    const { id } = await enquire({ visit: SLOT });
    setDate(Date.parse('2025-12-11T09:31:00+05:30'));
    const cancelled = await post('cancel', { reference: id });
    expect(cancelled.visit).toMatchObject({ status: 'booked', isOver: true });
    const changed = await post('book', { reference: id, slot: OTHER });
    expect(changed.visit).toMatchObject({ slot: SLOT, status: 'booked', refused: OTHER });
  });

  it('a withdrawn enquiry has no visit any more', async () => {
    const { id } = await enquire({ visit: SLOT });
    await store.db.updateTable('enquiries').set({ status: 'withdrawn' }).execute();
    expect((await post('book', { reference: id, slot: OTHER })).status).toBe(400);
  });
});

describe('the calendar file', () => {
  const calendarOf = (id: string) => newVisitor().get(`/api/visits/calendar?reference=${id}`);

  it('is the visit as it is now, always as the same event', async () => {
    const { id } = await enquire({ visit: SLOT });
    const first = await calendarOf(id);
    expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('Content-Disposition')).toContain('campus-visit.ics');
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    const uid = `UID:${id}-visit@${SCHOOL.email.split('@')[1]}`;
    expect(first.body).toContain(`${uid}\r\nSEQUENCE:0\r\n`);
    expect(first.body).toContain('\r\nDTSTART:20251211T040000Z\r\n');
    expect(String(first.body).replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Campus tour: ${SCHOOL.name}\\, Dwarka\r\n`,
    );
    await newVisitor().post('/api/visits/book', { reference: id, slot: OTHER });
    expect((await calendarOf(id)).body).toContain(`${uid}\r\nSEQUENCE:1\r\n`);
    await newVisitor().post('/api/visits/cancel', { reference: id });
    const last = (await calendarOf(id)).body;
    expect(last).toContain(`${uid}\r\nSEQUENCE:2\r\n`);
    expect(last).toContain('STATUS:CANCELLED');
  });

  it('is there for visits only', async () => {
    const { id } = await enquire();
    expect((await calendarOf(id)).status).toBe(400);
    expect((await calendarOf(UNKNOWN_REFERENCE)).status).toBe(400);
  });
});
