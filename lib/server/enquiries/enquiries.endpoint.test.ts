import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { SCHOOL } from '@/data/school';
import { forgetDispatcher } from '@/lib/server/dispatcher/dispatcher';
import {
  ErpUnavailableError,
  type OnboardInput,
  type OnboardOutcome,
} from '@/lib/server/erp/contract';
import { shareErp } from '@/lib/server/erp/erp';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { withdrawNumber } from '@/lib/server/privacy/withdrawNumber';
import type { SessionClaims } from '@/lib/server/session/claims';
import { endAllSessions } from '@/lib/server/session/generations';
import { takeTicket } from '@/lib/server/session/ticket';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { giveSession } from '@/lib/server/testing/giveSession';
import { playErp, playSiteApi } from '@/lib/server/testing/outbox';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { SiteError } from '@/lib/site/siteError';
import { setDate } from '@/lib/testing/clock';
import { SAMPLE_ENQUIRY, SAMPLE_FIELDS } from '@/lib/testing/sampleEnquiry';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import * as enquiries from '@/pages/api/enquiries/index';
import * as mine from '@/pages/api/enquiries/mine';
import * as progress from '@/pages/api/enquiries/progress';
import { readDraft } from './draft';
import { isKnownHere } from './knownEnquiries';
import { openForPeople } from './personalColumns';
import { answerFormError } from './postEnquiry';

const TARA = {
  ...SAMPLE_ENQUIRY,
  parent_name: 'Asha Rao',
  child_name: 'Tara Rao',
  date_of_birth: '2019-04-02',
  email: '',
  branch: 8,
  grade: 5,
};
const FORM = {
  ...SAMPLE_FIELDS,
  ...TARA,
  city: 'bangalore',
  branch: '8',
  grade: '5',
  mobile: '9845012345',
};
const NEW_PARENT: SessionClaims = {
  contact: '+91-9845012345',
  username: '',
  gradeDetails: '',
  isLoggedIn: false,
  accessToken: 'token-of-asha',
};

const answerShape = z.object({
  id: z.string(),
  delivered: z.boolean(),
  needsVerification: z.boolean(),
  ticket: z.string().nullable(),
});

let store: Store;
let api: ApiServer;

const newStore = async () => {
  store = await openStore({ file: ':memory:' });
  shareStore(store);
};

beforeAll(async () => {
  const config = { api: { bodyParser: false } };
  api = await startApi({
    '/api/enquiries': enquiries,
    '/api/enquiries/mine': { ...mine, config },
    '/api/enquiries/progress': { ...progress, config },
  });
});
beforeEach(async () => {
  allowLocalCalls();
  await newStore();
  shareErp(playErp().erp);
  shareSiteApi(playSiteApi());
  // A dispatcher of its own for each test: it holds on to nothing, but may be under way.
  forgetDispatcher();
});
afterEach(async () => {
  jest.useRealTimers();
  await store.close();
});
afterAll(() => api.close());

const newVisitor = () => createVisitor(api.url);

const logIn = async (claims: SessionClaims = NEW_PARENT) => {
  const visitor = newVisitor();
  const { sessionId, startedAt } = await giveSession(visitor, claims);
  return Object.assign(visitor, { sessionId, startedAt });
};

const playOnboard = (
  onboard: (input: OnboardInput, call: number) => Promise<OnboardOutcome | undefined>,
) => {
  const { erp, calls } = playErp(onboard);
  shareErp(erp);
  return calls;
};

const rows = async () =>
  (await store.db.selectFrom('enquiries').selectAll().execute()).map(openForPeople);

describe('an anonymous parent', () => {
  it('has an enquiry saved and is asked to verify the number', async () => {
    const calls = playOnboard(async () => {});
    const attribution = { last: { utm_source: 'google' }, pages: ['/'] };
    const body = { ...TARA, mobile: '9845012345', idempotencyKey: randomUUID(), attribution };
    const reply = await newVisitor().post('/api/enquiries', body);
    expect(reply.status).toBe(201);
    expect(answerShape.parse(reply.body)).toEqual({
      id: expect.stringMatching(new RegExp(`^${SCHOOL.shortName}-`)),
      delivered: false,
      needsVerification: true,
      ticket: null,
    });
    expect(await rows()).toMatchObject([
      {
        status: 'unverified',
        attribution_json: JSON.stringify(attribution),
        lead_info: 'Worksheet',
      },
    ]);
    expect(calls).toEqual([]);
  });

  it('gets the same answer to the same enquiry, twenty times at once', async () => {
    const body = { ...TARA, mobile: '9845012345', idempotencyKey: randomUUID() };
    const visitor = newVisitor();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => visitor.post('/api/enquiries', body)),
    );
    const ids = replies.map((reply) => answerShape.parse(reply.body).id);
    expect(new Set(ids).size).toBe(1);
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(await rows()).toHaveLength(1);
  });

  it('verifies the number, and the same enquiry goes on', async () => {
    const calls = playOnboard(async () => {});
    const body = { ...TARA, mobile: '9845012345', idempotencyKey: randomUUID() };
    const first = answerShape.parse((await newVisitor().post('/api/enquiries', body)).body);
    const visitor = await logIn();
    const reply = await visitor.post('/api/enquiries', body);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ id: first.id, delivered: true, needsVerification: false });
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([first.id]);
  });
});

describe('a new parent with a verified number', () => {
  it('is sent to the school system and can be signed in', async () => {
    const visitor = await logIn();
    const body = { ...TARA, idempotencyKey: randomUUID() };
    const reply = await visitor.post('/api/enquiries', body);
    const { ticket } = answerShape.parse(reply.body);
    expect(reply.status).toBe(201);
    expect(await takeTicket(ticket ?? '', [visitor.sessionId])).toMatchObject({
      contact: '+91-9845012345',
      username: 'Asha Rao',
      gradeDetails: 'Grade 1',
      isLoggedIn: true,
      accessToken: 'token-of-asha',
    });
    // The answer was lost on its way: asked again, there is a ticket again.
    const again = answerShape.parse((await visitor.post('/api/enquiries', body)).body);
    expect(await takeTicket(again.ticket ?? '', [visitor.sessionId])).toMatchObject({
      username: 'Asha Rao',
    });
  });

  it('is not signed in where the number signed out everywhere while the school system took its time', async () => {
    playOnboard(async () => {
      await endAllSessions(NEW_PARENT.contact);
      return undefined;
    });
    const visitor = await logIn();
    const { ticket } = answerShape.parse((await visitor.post('/api/enquiries', TARA)).body);
    expect(await takeTicket(ticket ?? '', [visitor.sessionId])).toBeNull();
  });

  it('stays signed in for no longer than from when the number was verified', async () => {
    const visitor = await logIn();
    const { ticket } = answerShape.parse((await visitor.post('/api/enquiries', TARA)).body);
    setDate(Date.now() + 30_000);
    const session = await takeTicket(ticket ?? '', [visitor.sessionId]);
    expect(session?.startedAt).toBe(visitor.startedAt);
  });

  it('gets no ticket when logged in already', async () => {
    const visitor = await logIn({ ...NEW_PARENT, isLoggedIn: true });
    const { body } = await visitor.post('/api/enquiries', TARA);
    expect(body).toMatchObject({ delivered: true, ticket: null });
  });

  it.each([
    ['This branch has no seat.', 'This branch has no seat.'],
    [null, 'Something went wrong!'],
  ])(
    'reads what the school system refuses with (%p), and can put it right',
    async (said, message) => {
      playOnboard(async (_input, call) => {
        return call <= 2 ? { outcome: 'refused', message: said } : undefined;
      });
      const visitor = await logIn();
      const body = { ...TARA, idempotencyKey: randomUUID() };
      const refused = { status: 422, body: { error: { code: 'enquiry/refused', message } } };
      expect(await visitor.post('/api/enquiries', body)).toMatchObject(refused);
      expect(await visitor.post('/api/enquiries', body)).toMatchObject(refused);
      expect(await rows()).toMatchObject([{ status: 'follow-up' }]);
      const corrected = await visitor.post('/api/enquiries', { ...body, grade: 6 });
      expect(corrected.body).toMatchObject({ delivered: true });
      expect(await rows()).toMatchObject([{ status: 'delivered', grade_id: 6 }]);
    },
  );

  it('is not sent on anew by a form that arrives after its correction', async () => {
    const calls = playOnboard(async () => undefined);
    const visitor = await logIn();
    const late = { ...TARA, idempotencyKey: randomUUID(), submittedAt: 1_000 };
    const corrected = await visitor.post('/api/enquiries', {
      ...late,
      grade: 6,
      submittedAt: 2_000,
    });
    const sent = calls.length;
    const reply = await visitor.post('/api/enquiries', late);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      ...answerShape.parse(corrected.body),
      ticket: expect.any(String),
    });
    expect(calls).toHaveLength(sent);
    expect(await rows()).toMatchObject([{ status: 'delivered', grade_id: 6 }]);
  });

  it.each(['yesterday', -1.5, 1e300, {}])(
    'is thanked whatever the browser says of the time: %p',
    async (submittedAt) => {
      const body = { ...TARA, mobile: '9845012345', idempotencyKey: randomUUID(), submittedAt };
      expect((await newVisitor().post('/api/enquiries', body)).status).toBe(201);
      expect(await rows()).toMatchObject([{ submitted_at: null }]);
    },
  );

  it.each([
    ['calls the login expired', 'follow-up'],
    ['is unavailable', 'queued'],
  ])('is thanked when the school system %s', async (_what, status) => {
    playOnboard(async () => {
      if (status === 'follow-up') return { outcome: 'loginExpired' };
      throw new ErpUnavailableError();
    });
    const visitor = await logIn();
    const reply = await visitor.post('/api/enquiries', TARA);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ delivered: false, needsVerification: false, ticket: null });
    expect(await rows()).toMatchObject([{ status, mobile: '9845012345', mobile_verified: 1 }]);
  });
});

describe('nobody is thanked', () => {
  it.each([
    ['as JSON', 503],
    ['by form', 303],
  ])('when nothing could be saved, %s', async (how, status) => {
    await store.db.schema.dropTable('enquiries').execute();
    const visitor = newVisitor();
    const reply =
      how === 'by form'
        ? await visitor.postForm('/api/enquiries', FORM)
        : await visitor.post('/api/enquiries', { ...TARA, mobile: '9845012345' });
    expect(reply.status).toBe(status);
    if (status === 503) expect(reply.body).toMatchObject({ error: { code: 'enquiry/not-saved' } });
    else expect(reply.headers.get('Location')).toBe('/enquiry/check');
  });

  it.each([
    ['a detail that is missing', { parent_name: ' ' }, 'parent_name', 'Parent name is required.'],
    ['a grade that is not taught', { grade: 99 }, 'grade', 'Please select a Session Year.'],
    ['a key that can be guessed', { idempotencyKey: 'short' }, 'idempotencyKey', undefined],
  ])('for %s', async (_what, change, field, message = expect.any(String)) => {
    const reply = await newVisitor().post('/api/enquiries', { ...TARA, ...change });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { code: 'request/invalid', field, message } },
    });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['no mobile number and no e-mail address', {}],
    ['both empty', { mobile: '', email: '  ' }],
    ['neither as a text', { mobile: null, email: {} }],
  ])('that leaves no way to call or write back, with its reason: %s', async (_what, change) => {
    const reply = await newVisitor().post('/api/enquiries', { ...TARA, ...change });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'enquiry/no-contact-details',
          field: 'mobile',
          message: expect.stringContaining('neither call nor write back'),
        },
      },
    });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a mobile number', { mobile: '9845012345' }],
    ['an e-mail address', { email: 'asha@home.example' }],
  ])('but not one with %s alone', async (_what, change) => {
    const reply = await newVisitor().post('/api/enquiries', { ...TARA, ...change });
    expect(reply.status).toBe(201);
  });

  it('from a foreign page', async () => {
    const reply = await newVisitor().postForm('/api/enquiries', FORM, {
      Origin: 'https://evil.example',
    });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'request/origin' } } });
  });
});

describe('without JavaScript', () => {
  it('leads to the page of the enquiry, however often the button is pressed', async () => {
    const visitor = newVisitor();
    const referer = { Referer: `${api.url}/admissions?utm_source=google&name=x` };
    const replies = [
      await visitor.postForm('/api/enquiries', FORM, referer),
      await visitor.postForm('/api/enquiries', FORM, referer),
    ];
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(JSON.parse(row?.attribution_json ?? '')).toEqual({
      last: { page: '/admissions', utm_source: 'google' },
    });
    for (const { status, headers } of replies) {
      expect(status).toBe(303);
      expect(headers.get('Location')).toBe(`/enquiry/${row?.id}`);
    }
  });

  it('is another enquiry with another number', async () => {
    const visitor = newVisitor();
    await visitor.postForm('/api/enquiries', FORM);
    await visitor.postForm('/api/enquiries', { ...FORM, mobile: '9845099999' });
    expect((await rows()).map(({ mobile }) => mobile).sort()).toEqual(['9845012345', '9845099999']);
  });

  it.each([
    [{ child_name: '' }, 'child_name', 'Child name is required.'],
    [{ mobile: '' }, 'mobile', 'Please enter a valid 10-digit mobile number.'],
  ])('leads back to the form with %j', async (change, field, message) => {
    const visitor = newVisitor();
    const reply = await visitor.postForm('/api/enquiries', { ...FORM, ...change });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe('/enquiry/check');
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(
      /^enquiry-draft=.*; Path=\/enquiry; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).not.toContain('Asha');
    expect(await readDraft({ cookies: Object.fromEntries(visitor.cookies) })).toEqual({
      fields: { ...FORM, ...change },
      problems: { [field]: message },
      message: null,
    });
    await visitor.postForm('/api/enquiries', FORM);
    expect(visitor.cookies.has('enquiry-draft')).toBe(false);
  });

  it('gives a form without any way to call or write back its words back, and says why', async () => {
    // As the form of a parent who was logged in when the page was opened: it asks for no number.
    const { mobile: _, ...form } = FORM;
    const visitor = newVisitor();
    const reply = await visitor.postForm('/api/enquiries', form);
    expect(reply.headers.get('Location')).toBe('/enquiry/check');
    expect(await readDraft({ cookies: Object.fromEntries(visitor.cookies) })).toEqual({
      fields: { ...form, mobile: '' },
      problems: { mobile: expect.stringContaining('neither call nor write back') },
      message: null,
    });
    expect(await rows()).toEqual([]);
  });

  it('keeps a form of any length in a cookie that browsers take', async () => {
    const long = '\u0001"अ'.repeat(300);
    const visitor = newVisitor();
    const fields = Object.fromEntries(Object.keys(FORM).map((name) => [name, long]));
    await visitor.postForm('/api/enquiries', fields);
    expect(visitor.cookies.get('enquiry-draft')?.length).toBeLessThan(4_000);
  });

  it('shows what the school system refuses', async () => {
    playOnboard(async () => ({ outcome: 'refused', message: 'No seat.' }));
    const visitor = await logIn();
    const { mobile: _, ...form } = FORM;
    const reply = await visitor.postForm('/api/enquiries', form);
    expect(reply.headers.get('Location')).toBe('/enquiry/check');
    expect(await readDraft({ cookies: Object.fromEntries(visitor.cookies) })).toMatchObject({
      message: 'No seat.',
    });
  });
});

it.each([
  ['request/too-many', { redirect: '/enquiry/check?error=request%2Ftoo-many' }],
  ['request/too-large', { status: 413, json: expect.anything() }],
] as const)('a plain form that meets %s gets %j', (code, answer) => {
  expect(answerFormError(new SiteError(code))).toEqual(answer);
});

describe('how an enquiry stands', () => {
  it('is told to whoever has its reference, without a word about whose it is', async () => {
    const visitor = await logIn();
    const { id } = answerShape.parse((await visitor.post('/api/enquiries', TARA)).body);
    const path = `/api/enquiries/progress?reference=${id.toLowerCase()}`;
    expect(await newVisitor().get(path)).toMatchObject({
      status: 200,
      body: {
        reference: id,
        stage: 'sent',
        days: { received: expect.any(String), sent: expect.any(String), 'in-touch': null },
        canBeCalled: true,
        isWithdrawn: false,
      },
    });
  });

  it.each([
    '',
    `?reference=${UNKNOWN_REFERENCE}`,
    `?reference=${SCHOOL.shortName}`,
    '?reference=a&reference=b',
  ])('is not told for %p', async (query) => {
    expect(await newVisitor().get(`/api/enquiries/progress${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'request/invalid', field: 'reference' } },
    });
  });
});

describe('who tries out references', () => {
  const invented = (index: number) => `${SCHOOL.shortName}-0000-${String(index).padStart(4, '0')}`;
  const lookUp = (visitor: Visitor, reference: string) =>
    visitor.get(`/api/enquiries/progress?reference=${reference}`);
  const tryOut = async (count: number, from = 0) => {
    const replies = await Promise.all(
      Array.from({ length: count }, (_, index) => lookUp(newVisitor(), invented(from + index))),
    );
    return replies.map(({ status }) => status);
  };
  const send = async (visitor: Visitor) => {
    const body = { ...TARA, mobile: '9845012345', idempotencyKey: randomUUID() };
    return answerShape.parse((await visitor.post('/api/enquiries', body)).body).id;
  };
  const REFUSED = { status: 429, body: { error: { code: 'enquiry/too-many-lookups' } } };

  it('is told so after thirty wrong ones, also at once, and when to come back', async () => {
    const statuses = await tryOut(60);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = await lookUp(newVisitor(), invented(99));
    expect(refused).toMatchObject(REFUSED);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
  });

  it('learns nothing of a right one then', async () => {
    const id = await send(newVisitor());
    await tryOut(31);
    expect(await lookUp(newVisitor(), id)).toMatchObject(REFUSED);
  });

  it('does not keep the parent who sent the enquiry from its page', async () => {
    const parent = newVisitor();
    const id = await send(parent);
    await tryOut(31);
    expect(await lookUp(parent, id)).toMatchObject({ status: 200, body: { reference: id } });
  });

  it('does not keep a parent who looked it up before, nor one who is logged in', async () => {
    const sender = await logIn();
    const id = answerShape.parse((await sender.post('/api/enquiries', TARA)).body).id;
    const before = newVisitor();
    await lookUp(before, id);
    const otherDevice = await logIn();
    const stranger = await logIn({ ...NEW_PARENT, contact: '+91-9900011111' });
    await tryOut(31);
    expect((await lookUp(before, id)).status).toBe(200);
    expect((await lookUp(otherDevice, id)).status).toBe(200);
    expect(await lookUp(stranger, id)).toMatchObject(REFUSED);
  });

  it('is slowed down for a day after three hundred, and somebody else gets in now and then', async () => {
    const id = await send(newVisitor());
    for (let window = 0; window < 10; window += 1) {
      await tryOut(30, window * 30);
      await store.db.deleteFrom('rate_limits').where('key', 'like', 'enquiryMiss:%').execute();
    }
    const statuses = await tryOut(20, 900);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    await store.db.deleteFrom('rate_limits').where('key', 'like', 'enquiryMiss:%').execute();
    await store.db.deleteFrom('rate_limits').where('key', 'like', 'enquiryMissSlow:%').execute();
    expect((await lookUp(newVisitor(), id)).status).toBe(200);
    // A right one is not counted as a try.
    expect((await tryOut(20, 950)).filter((status) => status === 400)).toHaveLength(5);
  });

  it('gives right references back what they cost, and not for ever', async () => {
    const id = await send(newVisitor());
    const known = newVisitor();
    for (let asked = 0; asked < 300; asked += 1) {
      const visitor = asked < 100 ? newVisitor() : known;
      expect((await lookUp(visitor, id)).status).toBe(200);
    }
    expect(await lookUp(known, id)).toMatchObject(REFUSED);
    expect((await tryOut(31)).filter((status) => status === 400)).toHaveLength(30);
  });

  it('gets nowhere with a mark that it made up', async () => {
    const id = await send(newVisitor());
    await tryOut(31);
    for (const mark of ['AAAAAAAAAAAA', '', '.', '%', 'AAAAAAAAAAAA.BBBBBBBBBBBB']) {
      const visitor = newVisitor();
      visitor.cookies.set('opaline.enquiries', mark);
      expect(await lookUp(visitor, id)).toMatchObject(REFUSED);
    }
  });
});

it('remembers the ten newest references of a browser, as marks that say nothing', async () => {
  const visitor = newVisitor();
  const ids: string[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    const body = { ...TARA, mobile: '9845012345', idempotencyKey: randomUUID() };
    ids.push(answerShape.parse((await visitor.post('/api/enquiries', body)).body).id);
  }
  const marks = (visitor.cookies.get('opaline.enquiries') ?? '').split('.');
  expect(marks).toHaveLength(10);
  const request = { cookies: Object.fromEntries(visitor.cookies) };
  expect(ids.map((id) => isKnownHere(request, id))).toEqual([
    false,
    false,
    ...Array(10).fill(true),
  ]);
  for (const id of ids) expect(marks.join()).not.toContain(id.slice(-4));
});

describe('my enquiries', () => {
  it('need a session', async () => {
    expect(await newVisitor().get('/api/enquiries/mine')).toMatchObject({
      status: 401,
      body: { error: { code: 'session/required' } },
    });
  });

  it('are those of the confirmed number, with as little as is needed', async () => {
    const visitor = await logIn();
    await visitor.post('/api/enquiries', TARA);
    const other = await logIn({ ...NEW_PARENT, contact: '+91-9900011111' });
    await other.post('/api/enquiries', { ...TARA, child_name: 'Ravi' });
    await newVisitor().post('/api/enquiries', { ...TARA, email: 'a@b.in', mobile: '9845012345' });
    expect((await visitor.get('/api/enquiries/mine')).body).toEqual({
      enquiries: [
        {
          reference: expect.stringMatching(new RegExp(`^${SCHOOL.shortName}-`)),
          created: expect.any(String),
          child: 'Tara',
          branch: 'OIS Jalahalli',
          stage: 'sent',
          isWithdrawn: false,
        },
      ],
    });
  });
});

describe('a parent who has withdrawn the consent', () => {
  const withdraw = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-withdrawn-'));
    await withdrawNumber({ store, dataDir }, toParentNumber('9845012345'));
    rmSync(dataDir, { recursive: true });
  };

  it('is told so where the browser only repeats its request', async () => {
    const calls = playOnboard(async () => {
      throw new ErpUnavailableError();
    });
    const visitor = await logIn();
    const body = { ...TARA, idempotencyKey: randomUUID() };
    await visitor.post('/api/enquiries', body);
    await withdraw();
    const before = calls.length;
    const reply = await visitor.post('/api/enquiries', body);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ error: { code: 'enquiry/withdrawn' } });
    expect(calls).toHaveLength(before);
    const [row] = await rows();
    const seen = await visitor.get(`/api/enquiries/progress?reference=${row?.id}`);
    expect(seen.body).toMatchObject({ stage: 'received', isWithdrawn: true });
  });

  it('is thanked for a new form, with the consent of now', async () => {
    const visitor = newVisitor();
    await visitor.postForm('/api/enquiries', FORM);
    await withdraw();
    const { status } = await visitor.postForm('/api/enquiries', FORM);
    expect(status).toBe(303);
    expect((await rows()).map((row) => row.status).sort()).toEqual(['unverified', 'withdrawn']);
  });
});
