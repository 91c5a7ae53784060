import { z } from 'zod';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import {
  appOf,
  auditOf,
  confirmAtDesk,
  cookiesOf,
  logInAtDesk,
} from '@/lib/server/testing/deskDoor';
import { lastPartAs } from '@/lib/server/testing/lastPart';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import * as inbox from '@/pages/api/desk/enquiries';
import * as one from '@/pages/api/desk/enquiries/[reference]';
import * as exported from '@/pages/api/desk/enquiries/export';
import * as note from '@/pages/api/desk/enquiries/note';
import * as stage from '@/pages/api/desk/enquiries/stage';
import * as login from '@/pages/api/desk/login';
import * as secondFactor from '@/pages/api/desk/second-factor';
import * as signOut from '@/pages/api/desk/sign-out';
import * as send from '@/pages/api/otp/send';
import { readLoginStep } from './readLoginStep';
import { saveStaff } from './staff';

process.env.DESK = 'on';

const ADMISSIONS = '9845012345';
const MARKETING = '9845012346';
const PARENT = '9845012347';

const ROUTES = {
  '/api/otp/send': send,
  '/api/desk/login': login,
  '/api/desk/second-factor': secondFactor,
  '/api/desk/sign-out': signOut,
  '/api/desk/enquiries': inbox,
  '/api/desk/enquiries/stage': stage,
  '/api/desk/enquiries/note': note,
  '/api/desk/enquiries/export': exported,
  '/api/desk/enquiries/*': { default: lastPartAs('reference', one.default) },
};

const POSTS = [
  '/api/desk/second-factor',
  '/api/desk/enquiries',
  '/api/desk/enquiries/stage',
  '/api/desk/enquiries/note',
  '/api/desk/enquiries/export',
];

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite(ROUTES);
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
  await site.store.db.deleteFrom('staff').execute();
  await saveStaff(
    site.store.db,
    ADMISSIONS,
    { role: 'admissions', branches: [SAMPLE_ENQUIRY.branch] },
    Date.now(),
  );
  await saveStaff(site.store.db, MARKETING, { role: 'marketing', branches: null }, Date.now());
});

const confirm = (visitor: Visitor, mobile: string) => confirmAtDesk(site, visitor, mobile);
const logIn = (mobile: string) => logInAtDesk(site, mobile);

const INBOX = {
  stage: 'unverified',
  q: '',
  city: '',
  branch: '',
  grade: '',
  from: '',
  to: '',
  after: '',
};
const list = (visitor: Visitor, change = {}) =>
  visitor.post('/api/desk/enquiries', { ...INBOX, ...change });

let count = 0;
const enquire = async (branch = SAMPLE_ENQUIRY.branch): Promise<string> => {
  count += 1;
  const enquiry = { ...SAMPLE_ENQUIRY, branch, mobile: PARENT };
  const idempotencyKey = `desk-endpoint-test-${count}`;
  const saved = await saveEnquiry(
    site.store,
    { enquiry, idempotencyKey, attribution: null, parent: null },
    Date.now(),
  );
  return saved.id;
};

describe('the login at the desk', () => {
  it('takes number, code and the code of an app, and gives recovery codes once', async () => {
    const { visitor, reply } = await logIn(ADMISSIONS);
    expect(reply).toMatchObject({ status: 200, body: { recoveryCodesLeft: 10 } });
    expect(await readLoginStep(cookiesOf(visitor))).toEqual({ is: 'done' });
    expect((await list(visitor)).status).toBe(200);
  });

  it('opens nothing between the two factors, and nothing with the cookie of before', async () => {
    const visitor = site.newVisitor();
    await confirm(visitor, ADMISSIONS);
    expect(await list(visitor)).toMatchObject({
      status: 401,
      body: { error: { code: 'session/required' } },
    });
    const thief = site.newVisitor();
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
    await visitor.post('/api/desk/second-factor', { code: (await appOf(visitor)).generate() });
    expect((await list(visitor)).status).toBe(200);
    expect((await list(thief)).status).toBe(401);
  });

  it('shows the secret of an app to nobody who has set one up', async () => {
    await logIn(ADMISSIONS);
    await site.forget();
    const again = site.newVisitor();
    await confirm(again, ADMISSIONS);
    expect(await readLoginStep(cookiesOf(again))).toEqual({ is: 'code', setUp: null });
  });

  it('refuses a parent, a wrong code, and the eleventh try of one person', async () => {
    expect(await confirm(site.newVisitor(), PARENT)).toMatchObject({
      status: 401,
      body: { error: { code: 'login/failed' } },
    });
    const visitor = site.newVisitor();
    await confirm(visitor, ADMISSIONS);
    const app = await appOf(visitor);
    for (let tries = 1; tries <= 10; tries += 1) {
      expect((await visitor.post('/api/desk/second-factor', { code: '000000' })).status).toBe(401);
    }
    const last = await visitor.post('/api/desk/second-factor', { code: app.generate() });
    expect(last).toMatchObject({ status: 429 });
  });

  it('ends with a sign-out, and once the number is taken off the desk', async () => {
    const { visitor } = await logIn(ADMISSIONS);
    const copy = site.newVisitor();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    await visitor.post('/api/desk/sign-out', {});
    expect((await list(copy)).status).toBe(401);
    const other = await logIn(MARKETING);
    await site.store.db.deleteFrom('staff').execute();
    expect((await list(other.visitor)).status).toBe(401);
  });

  it.each(POSTS)('is asked for by %s before it looks at what was sent', async (path) => {
    const reply = await site.newVisitor().post(path, { nonsense: true });
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'session/required' } } });
  });

  it('refuses requests that another site sends', async () => {
    const { visitor } = await logIn(ADMISSIONS);
    const reply = await visitor.post('/api/desk/enquiries', INBOX, {
      Origin: 'https://evil.example',
    });
    expect(reply.status).toBe(403);
  });
});

describe('at the desk', () => {
  it('somebody of admissions reads, notes and answers, and the audit has each without a name', async () => {
    const reference = await enquire();
    const { visitor } = await logIn(ADMISSIONS);
    expect(await list(visitor)).toMatchObject({ body: { lines: [{ parent: 'Asha Rao' }] } });
    const path = `/api/desk/enquiries/${reference}`;
    expect(await visitor.get(path)).toMatchObject({ status: 200, body: { mobile: PARENT } });
    const note = { reference, id: 'ab'.repeat(16), text: 'Wants to visit on Friday.' };
    await visitor.post('/api/desk/enquiries/note', note);
    const twice = await visitor.post('/api/desk/enquiries/note', note);
    expect(twice).toMatchObject({ body: { notes: [{ text: note.text, who: 'you' }] } });
    const stage = { reference, revision: 0, to: 'in-touch' };
    expect(await visitor.post('/api/desk/enquiries/stage', stage)).toMatchObject({
      status: 200,
      body: { stage: 'in-touch', revision: 1 },
    });
    expect((await visitor.post('/api/desk/enquiries/stage', stage)).status).toBe(409);
    const entries = await auditOf(site);
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['desk login', 'desk list', 'desk read', 'desk note', 'desk stage']),
    );
    expect(JSON.stringify(entries)).not.toMatch(/Asha|98450|Friday/);
    const stored = await site.store.db.selectFrom('desk_notes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('Friday');
  });

  it('an inbox that stands open is not read again and again', async () => {
    await enquire();
    const { visitor } = await logIn(ADMISSIONS);
    const first = z.object({ mark: z.string() }).parse((await list(visitor)).body);
    const before = (await auditOf(site)).length;
    expect((await list(visitor, { known: first.mark })).body).toEqual({ unchanged: true });
    expect(await auditOf(site)).toHaveLength(before);
    await enquire();
    expect((await list(visitor, { known: first.mark })).body).toMatchObject({
      mark: expect.any(String),
    });
  });

  it('a note under the id of another enquiry’s note is refused, not lost', async () => {
    const [first, second] = [await enquire(), await enquire()];
    const { visitor } = await logIn(ADMISSIONS);
    const id = 'ef'.repeat(16);
    const send = (reference: string) =>
      visitor.post('/api/desk/enquiries/note', { reference, id, text: 'Call at six.' });
    expect((await send(first)).status).toBe(200);
    expect((await send(second)).status).toBe(400);
  });

  it('nobody reads or changes an enquiry of another branch', async () => {
    const reference = await enquire(10);
    const { visitor } = await logIn(ADMISSIONS);
    const id = 'cd'.repeat(16);
    expect((await visitor.get(`/api/desk/enquiries/${reference}`)).status).toBe(404);
    const changes = [
      await visitor.post('/api/desk/enquiries/stage', { reference, revision: 0, to: 'closed' }),
      await visitor.post('/api/desk/enquiries/note', { reference, id, text: 'x' }),
    ];
    expect(changes.map(({ status }) => status)).toEqual([404, 404]);
    expect((await list(visitor, { branch: '10' })).body).toMatchObject({ lines: [], counts: {} });
    expect((await list(visitor, { q: reference })).body).toMatchObject({ lines: [] });
  });

  it('saves what is shown as a file, and the audit names it', async () => {
    const shown = await enquire();
    const foreign = await enquire(10);
    const { visitor } = await logIn(ADMISSIONS);
    const file = await visitor.postForm('/api/desk/enquiries/export', INBOX);
    expect(file.headers.get('Content-Disposition')).toContain('enquiries.csv');
    expect(file.body).toContain(shown);
    expect(file.body).not.toContain(foreign);
    expect(String(file.body).split('\r\n')[0]).toMatch(/^\uFEFF?reference,created_at,status/);
    expect((await auditOf(site)).at(-1)).toMatchObject({
      action: 'desk export',
      who: expect.stringMatching(/^desk /),
    });
  });

  it('marketing sees no enquiry', async () => {
    const reference = await enquire();
    const { visitor } = await logIn(MARKETING);
    expect((await list(visitor)).status).toBe(404);
    expect((await visitor.get(`/api/desk/enquiries/${reference}`)).status).toBe(404);
  });

  it('nor does what is wrong with a request tell marketing that there is an inbox', async () => {
    const { visitor } = await logIn(MARKETING);
    expect((await list(visitor, { stage: 'lost' })).status).toBe(404);
  });

  it.each([
    ['a stage that there is not', { stage: 'lost' }],
    ['a branch that is no number', { branch: 'x' }],
    ['a city that there is not', { city: 'atlantis' }],
    ['a day that there is not', { from: '2026-02-30' }],
    ['a place that is none', { after: "1' or 1=1" }],
  ])('names %s', async (_what, change) => {
    const { visitor } = await logIn(ADMISSIONS);
    const reply = await list(visitor, change);
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { field: Object.keys(change)[0] } },
    });
  });
});
