import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { SCHOOL } from '@/data/school';
import { forgetDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { getEnv } from '@/lib/server/env/env';
import {
  ErpUnavailableError,
  type OnboardInput,
  type OnboardOutcome,
} from '@/lib/server/erp/contract';
import { shareErp } from '@/lib/server/erp/erp';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { withdrawNumber } from '@/lib/server/privacy/withdrawNumber';
import type { SessionClaims } from '@/lib/server/session/claims';
import { takeTicket } from '@/lib/server/session/ticket';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { giveSession } from '@/lib/server/testing/giveSession';
import { playErp, playSiteApi } from '@/lib/server/testing/outbox';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import { SiteError } from '@/lib/site/siteError';
import { SAMPLE_ENQUIRY, SAMPLE_FIELDS } from '@/lib/testing/sampleEnquiry';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import * as enquiries from '@/pages/api/enquiries/index';
import * as mine from '@/pages/api/enquiries/mine';
import * as progress from '@/pages/api/enquiries/progress';
import { readDraft } from './draft';
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
afterEach(() => store.close());
afterAll(() => api.close());

const newVisitor = () => createVisitor(api.url);

const logIn = async (claims: SessionClaims = NEW_PARENT) => {
  const visitor = newVisitor();
  await giveSession(visitor, claims);
  return visitor;
};

const playOnboard = (
  onboard: (input: OnboardInput, call: number) => Promise<OnboardOutcome | undefined>,
) => {
  const { erp, calls } = playErp(onboard);
  shareErp(erp);
  return calls;
};

const rows = () => store.db.selectFrom('enquiries').selectAll().execute();

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
    const body = { ...TARA, idempotencyKey: randomUUID() };
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
    expect(await takeTicket(ticket ?? '')).toMatchObject({
      contact: '+91-9845012345',
      username: 'Asha Rao',
      gradeDetails: 'Grade 1',
      isLoggedIn: true,
      accessToken: 'token-of-asha',
    });
    // The answer was lost on its way: asked again, there is a ticket again.
    const again = answerShape.parse((await visitor.post('/api/enquiries', body)).body);
    expect(await takeTicket(again.ticket ?? '')).toMatchObject({ username: 'Asha Rao' });
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
        : await visitor.post('/api/enquiries', TARA);
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
    const secrets = [getEnv().secret] as const;
    await withdrawNumber({ store, dataDir, secrets }, toParentNumber('9845012345', secrets));
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
