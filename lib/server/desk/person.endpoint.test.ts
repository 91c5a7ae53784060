import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { StaffRole } from '@/lib/desk/roles';
import { forgetDispatcher } from '@/lib/server/dispatcher/dispatcher';
import { listOwnEnquiries } from '@/lib/server/enquiries/ownEnquiries';
import { openForPeople } from '@/lib/server/enquiries/personalColumns';
import { readProgress } from '@/lib/server/enquiries/readProgress';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { setStatus } from '@/lib/server/enquiries/status';
import { ErpUnavailableError, type OnboardOutcome } from '@/lib/server/erp/contract';
import { shareErp } from '@/lib/server/erp/erp';
import { countNumber } from '@/lib/server/privacy/countNumber';
import { exportNumber, exportText } from '@/lib/server/privacy/exportNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { auditOf, logInAtDesk } from '@/lib/server/testing/deskDoor';
import { lastPartAs } from '@/lib/server/testing/lastPart';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { playErp, playSiteApi } from '@/lib/server/testing/outbox';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import * as family from '@/pages/api/desk/enquiries/family/[reference]';
import * as merge from '@/pages/api/desk/enquiries/merge';
import * as note from '@/pages/api/desk/enquiries/note';
import * as retry from '@/pages/api/desk/enquiries/retry';
import * as stage from '@/pages/api/desk/enquiries/stage';
import * as unmerge from '@/pages/api/desk/enquiries/unmerge';
import * as login from '@/pages/api/desk/login';
import * as count from '@/pages/api/desk/person/count';
import * as erase from '@/pages/api/desk/person/erase';
import * as exported from '@/pages/api/desk/person/export';
import * as withdraw from '@/pages/api/desk/person/withdraw';
import * as recoveryCodes from '@/pages/api/desk/recovery-codes';
import * as secondFactor from '@/pages/api/desk/second-factor';
import * as send from '@/pages/api/otp/send';
import { readEnquiry } from './readEnquiry';
import { saveStaff } from './staff';

process.env.DESK = 'on';
const dataDir = mkdtempSync(join(tmpdir(), 'site-desk-person-'));
process.env.DATA_DIR = dataDir;

const STAFF = { admissions: '9845012345', marketing: '9845012346', admin: '9845012348' } as const;
const PARENT = '9731864205';
const NAME = 'Zephyrina Quillfeather';
const OWN = SAMPLE_ENQUIRY.branch;
const FOREIGN = 10;
const EVERYBODY = { id: 'staff', branches: null };

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite({
    '/api/otp/send': send,
    '/api/desk/login': login,
    '/api/desk/second-factor': secondFactor,
    '/api/desk/recovery-codes': recoveryCodes,
    '/api/desk/enquiries/stage': stage,
    '/api/desk/enquiries/note': note,
    '/api/desk/enquiries/merge': merge,
    '/api/desk/enquiries/unmerge': unmerge,
    '/api/desk/enquiries/retry': retry,
    '/api/desk/enquiries/family/*': { default: lastPartAs('reference', family.default) },
    '/api/desk/person/count': count,
    '/api/desk/person/export': exported,
    '/api/desk/person/withdraw': withdraw,
    '/api/desk/person/erase': erase,
  });
  shareSiteApi(playSiteApi());
});
afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  allowLocalCalls();
  await site.forget();
  const { db } = site.store;
  for (const table of ['staff', 'deliveries', 'enquiries', 'privacy_requests'] as const) {
    await db.deleteFrom(table).execute();
  }
  for (const role of ['admissions', 'marketing', 'admin'] as const) {
    const branches = role === 'admissions' ? [OWN] : null;
    await saveStaff(db, STAFF[role], { role, branches }, Date.now());
  }
});

const enter = async (role: StaffRole): Promise<Visitor> =>
  (await logInAtDesk(site, STAFF[role])).visitor;

type Sent = { mobile?: string; branch?: number; email?: string; isVerified?: boolean };

const enquire = async ({
  mobile = PARENT,
  branch = OWN,
  email = '',
  isVerified = false,
}: Sent = {}): Promise<string> => {
  const { id } = await saveEnquiry(
    site.store,
    {
      enquiry: { ...SAMPLE_ENQUIRY, parent_name: NAME, branch, email, mobile },
      idempotencyKey: randomUUID(),
      attribution: null,
      parent: isVerified ? { mobile, accessToken: 'token-of-the-parent' } : null,
    },
    Date.now(),
  );
  return id;
};

const familyOf = (visitor: Visitor, reference: string) =>
  visitor.get(`/api/desk/enquiries/family/${reference}`);
const mergeInto = (visitor: Visitor, kept: string, closed: string, revision = 0) =>
  visitor.post('/api/desk/enquiries/merge', { kept, closed, revision });
const read = async (reference: string) => readEnquiry(site.store.db, reference, EVERYBODY);

describe('one family, two enquiries', () => {
  it('are found by number and by e-mail, in the branches of whoever looks', async () => {
    const first = await enquire({ email: 'Zephyrina@example.in' });
    const byNumber = await enquire();
    const byEmail = await enquire({ mobile: '9731864206', email: 'zephyrina@EXAMPLE.in' });
    const foreign = await enquire({ branch: FOREIGN });
    await enquire({ mobile: '9731864207', email: 'somebody@example.in' });
    const references = async (visitor: Visitor) => {
      const { body } = await familyOf(visitor, first);
      const { others } = z
        .object({ others: z.array(z.object({ reference: z.string() })) })
        .parse(body);
      return others.map(({ reference }) => reference).toSorted();
    };
    expect(await references(await enter('admissions'))).toEqual([byEmail, byNumber].toSorted());
    expect(await references(await enter('admin'))).toEqual([byEmail, byNumber, foreign].toSorted());
    const entry = (await auditOf(site)).at(-1);
    expect(entry).toMatchObject({ action: 'desk family', row_count: 3 });
    expect(JSON.stringify(entry)).not.toMatch(/97318|example|Zephyrina/i);
  });

  it('the duplicate is closed, stands with the one that is kept, and comes back', async () => {
    const [kept, closed] = [await enquire(), await enquire()];
    const visitor = await enter('admissions');
    const text = 'Wants to visit on Friday.';
    await visitor.post('/api/desk/enquiries/note', {
      reference: closed,
      id: 'ab'.repeat(16),
      text,
    });
    expect(await mergeInto(visitor, kept, closed)).toMatchObject({
      status: 200,
      body: { reference: closed, stage: 'closed', isMerged: true },
    });
    expect((await familyOf(visitor, kept)).body).toMatchObject({
      others: [],
      merged: [{ reference: closed, notes: [{ text }] }],
      kept: null,
    });
    expect((await familyOf(visitor, closed)).body).toMatchObject({
      others: [],
      merged: [],
      kept: { reference: kept },
    });
    const change = { reference: closed, revision: 1, to: 'in-touch' };
    expect(await visitor.post('/api/desk/enquiries/stage', change)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('duplicate') } },
    });
    const back = await visitor.post('/api/desk/enquiries/unmerge', { reference: closed });
    expect(back).toMatchObject({
      status: 200,
      body: { stage: 'unverified', isMerged: false, notes: [{ text }] },
    });
    expect((await visitor.post('/api/desk/enquiries/unmerge', { reference: closed })).status).toBe(
      409,
    );
    expect((await familyOf(visitor, kept)).body).toMatchObject({
      others: [{ reference: closed }],
      merged: [],
    });
    const actions = (await auditOf(site)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['desk merge', 'desk unmerge']));
  });

  it('duplicates of a duplicate go with it, and each comes back by itself', async () => {
    const [first, second, third] = [await enquire(), await enquire(), await enquire()];
    const visitor = await enter('admissions');
    await mergeInto(visitor, second, first);
    expect((await mergeInto(visitor, first, third)).status).toBe(409);
    await mergeInto(visitor, third, second);
    expect((await familyOf(visitor, third)).body).toMatchObject({
      merged: [{ reference: first }, { reference: second }],
    });
    await visitor.post('/api/desk/enquiries/unmerge', { reference: second });
    expect(await read(first)).toMatchObject({ isMerged: true, stage: 'closed' });
    expect(await read(second)).toMatchObject({ isMerged: false, stage: 'unverified' });
  });

  it('a duplicate that goes on in another branch does not tell its reference there', async () => {
    const [own, foreign] = [await enquire(), await enquire({ branch: FOREIGN })];
    const chief = await enter('admin');
    expect((await mergeInto(chief, foreign, own)).status).toBe(200);
    const visitor = await enter('admissions');
    const told = await visitor.get(`/api/desk/enquiries/family/${own}`);
    expect(told).toMatchObject({ status: 200, body: { kept: { reference: null } } });
    const read = await visitor.get(`/api/desk/enquiries/${own}`);
    expect(JSON.stringify([told.body, read.body])).not.toContain(foreign);
  });

  it.each([
    ['of another branch', { branch: FOREIGN }],
    ['with neither the same number nor the same e-mail', { mobile: '9731864299' }],
  ])('an enquiry %s is not merged, in neither direction', async (_what, other) => {
    const [own, foreign] = [await enquire(), await enquire(other)];
    const visitor = await enter('admissions');
    expect((await mergeInto(visitor, own, foreign)).status).toBe(404);
    expect((await mergeInto(visitor, foreign, own)).status).toBe(404);
    expect(await read(own)).toMatchObject({ isMerged: false, stage: 'unverified' });
  });

  it('nothing is merged with itself, with what was changed meanwhile, or with what was withdrawn', async () => {
    const [one, other] = [await enquire(), await enquire()];
    const visitor = await enter('admissions');
    expect((await mergeInto(visitor, one, one)).status).toBe(404);
    expect((await mergeInto(visitor, one, other, 7)).status).toBe(409);
    await setStatus(site.store.db, { id: one, to: 'withdrawn', at: Date.now() });
    expect((await mergeInto(visitor, one, other)).status).toBe(409);
    expect((await mergeInto(visitor, other, one)).status).toBe(409);
  });

  it('whoever does not answer for a branch is told nothing of a duplicate there', async () => {
    const [kept, closed] = [await enquire(), await enquire({ branch: FOREIGN })];
    const admin = await enter('admin');
    await mergeInto(admin, kept, closed);
    const visitor = await enter('admissions');
    expect((await familyOf(visitor, kept)).body).toMatchObject({ merged: [], hidden: 1 });
    expect((await familyOf(visitor, closed)).status).toBe(404);
    expect((await visitor.post('/api/desk/enquiries/unmerge', { reference: closed })).status).toBe(
      404,
    );
  });

  it('the parent reads of the duplicate how the one that is kept stands', async () => {
    const [kept, closed] = [await enquire(), await enquire()];
    await site.store.db.updateTable('enquiries').set({ mobile_verified: 1 }).execute();
    const visitor = await enter('admissions');
    await mergeInto(visitor, kept, closed);
    expect(await readProgress(site.store, closed)).toMatchObject({
      reference: closed,
      stage: 'received',
      isAnsweredTogether: true,
    });
    const change = { reference: kept, revision: 0, to: 'in-touch' };
    await visitor.post('/api/desk/enquiries/stage', change);
    expect(await readProgress(site.store, closed)).toMatchObject({
      stage: 'in-touch',
      days: { 'in-touch': expect.any(String) },
    });
    const own = await listOwnEnquiries(site.store, `+91-${PARENT}`);
    expect(own.map(({ stage }) => stage)).toEqual(['in-touch', 'in-touch']);
    await setStatus(site.store.db, { id: kept, to: 'withdrawn', at: Date.now() });
    expect(await readProgress(site.store, closed)).toMatchObject({
      stage: 'received',
      isAnsweredTogether: false,
    });
  });
});

describe('what the school system does not have', () => {
  const say = (answer: () => Promise<OnboardOutcome | undefined>) => {
    const played = playErp(answer);
    shareErp(played.erp);
    forgetDispatcher();
    return played;
  };
  afterEach(() => {
    site.shareEmbeddedErp();
    forgetDispatcher();
  });

  const retryAs = async (visitor: Visitor, reference: string) =>
    visitor.post('/api/desk/enquiries/retry', { reference });

  it('is sent now while it waits, and the answer says whether it has arrived', async () => {
    const reference = await enquire({ isVerified: true });
    const visitor = await enter('admissions');
    say(async () => {
      throw new ErpUnavailableError('down');
    });
    expect(await retryAs(visitor, reference)).toMatchObject({
      status: 200,
      body: { outcome: 'waiting', enquiry: { stage: 'waiting', deliveries: [{ attempts: 1 }] } },
    });
    const { calls } = say(async () => undefined);
    expect(await retryAs(visitor, reference)).toMatchObject({
      body: { outcome: 'delivered', enquiry: { stage: 'new', deliveries: [{ status: 'done' }] } },
    });
    expect(calls).toHaveLength(1);
    expect((await retryAs(visitor, reference)).body).toMatchObject({ outcome: 'arrived' });
    expect(calls).toHaveLength(1);
    expect((await auditOf(site)).at(-1)).toMatchObject({ action: 'desk retry', row_count: 1 });
  });

  it('is sent again after a refusal, until somebody has spoken with the parent', async () => {
    const reference = await enquire({ isVerified: true });
    const visitor = await enter('admissions');
    const { calls } = say(async () => ({ outcome: 'refused', message: 'No seat left.' }));
    const refused = { outcome: 'refused', enquiry: { stage: 'refused' } };
    expect((await retryAs(visitor, reference)).body).toMatchObject(refused);
    expect((await retryAs(visitor, reference)).body).toMatchObject({
      ...refused,
      enquiry: { deliveries: [{ problem: 'refused: No seat left.' }] },
    });
    expect(calls).toHaveLength(2);
    const change = { reference, revision: 0, to: 'in-touch' };
    await visitor.post('/api/desk/enquiries/stage', change);
    expect((await retryAs(visitor, reference)).body).toMatchObject({ outcome: 'answered' });
    expect(calls).toHaveLength(2);
  });

  it('is never sent for a number that was not confirmed, nor by another branch or role', async () => {
    const { calls } = say(async () => undefined);
    const unverified = await enquire();
    const foreign = await enquire({ branch: FOREIGN, isVerified: true });
    const own = await enquire({ isVerified: true });
    site.shareEmbeddedErp();
    const visitor = await enter('admissions');
    const marketing = await enter('marketing');
    say(async () => undefined);
    expect((await retryAs(visitor, unverified)).body).toMatchObject({ outcome: 'never' });
    expect((await retryAs(visitor, foreign)).status).toBe(404);
    expect((await retryAs(marketing, own)).status).toBe(404);
    expect(calls).toHaveLength(0);
  });
});

describe('when a parent asks for the data', () => {
  const number = toParentNumber(PARENT);
  const place = () => ({ store: site.store, dataDir });
  const ask = (visitor: Visitor, what: string, reference: string, change = {}) =>
    visitor.post(`/api/desk/person/${what}`, { reference, ...change });

  it('admissions save the very file that the command writes, and the audit says who', async () => {
    const reference = await enquire({ isVerified: true });
    const visitor = await enter('admissions');
    const file = await visitor.postForm('/api/desk/person/export', { reference });
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="parent.json"');
    expect((await auditOf(site)).at(-1)).toMatchObject({
      action: 'privacy export',
      who: expect.stringMatching(/^desk /),
    });
    const written = await exportNumber(place(), number);
    if (written === null) throw new Error('Nothing was exported.');
    const madeAt = /"madeAt": "[^"]*"/;
    expect(JSON.stringify(file.body, null, 2).replace(madeAt, '')).toBe(
      exportText(written).trimEnd().replace(madeAt, ''),
    );
  });

  it('nobody but an admin hands out what is stored under a number that nobody has confirmed', async () => {
    const reference = await enquire();
    const visitor = await enter('admissions');
    expect((await visitor.postForm('/api/desk/person/export', { reference })).body).toBe('');
    expect((await ask(visitor, 'withdraw', reference)).status).not.toBe(200);
    const admin = await enter('admin');
    expect((await admin.postForm('/api/desk/person/export', { reference })).body).toMatchObject({
      items: expect.anything(),
    });
  });

  it('admissions withdraw the consent, and get the receipt', async () => {
    const reference = await enquire({ isVerified: true });
    const visitor = await enter('admissions');
    expect(await ask(visitor, 'withdraw', reference)).toMatchObject({
      status: 200,
      body: { receipt: expect.stringMatching(/^Receipt W-/), rest: expect.any(String) },
    });
    expect(await read(reference)).toMatchObject({ stage: 'withdrawn' });
    expect((await auditOf(site)).at(-1)).toMatchObject({
      action: 'privacy withdraw',
      who: expect.stringMatching(/^desk /),
    });
  });

  it('an admin counts, types the reference and erases; nothing is left, neither rows nor files', async () => {
    const [reference, duplicate] = [await enquire(), await enquire({ isVerified: true })];
    const other = await enquire({ mobile: '9731864299' });
    const visitor = await enter('admin');
    const id = 'cd'.repeat(16);
    await visitor.post('/api/desk/enquiries/note', { reference, id, text: `Call ${NAME}` });
    await mergeInto(visitor, reference, duplicate);
    expect((await ask(visitor, 'count', reference)).body).toMatchObject({
      counts: { enquiries: 2, deliveries: 1 },
    });
    expect(await ask(visitor, 'erase', reference, { typed: duplicate })).toMatchObject({
      status: 400,
      body: { error: { field: 'typed' } },
    });
    expect(await countNumber(place(), number)).toMatchObject({ enquiries: 2 });
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    expect(await ask(visitor, 'erase', reference, { typed })).toMatchObject({
      status: 200,
      body: { receipt: expect.stringMatching(/^Receipt E-[\s\S]*enquiries 2/) },
    });
    expect(await countNumber(place(), number)).toEqual({});
    const { db } = site.store;
    const left = await db.selectFrom('enquiries').selectAll().execute();
    expect(left.map(openForPeople)).toMatchObject([{ id: other }]);
    for (const table of ['desk_notes', 'desk_merges', 'desk_cases', 'deliveries'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'utf8'));
    expect(files.join()).not.toMatch(/Zephyrina|9731864205/);
    expect(files.join()).toContain('"kind":"erase"');
    const entries = await auditOf(site);
    expect(entries.at(-1)).toMatchObject({
      action: 'privacy erase',
      who: expect.stringMatching(/^desk /),
    });
    expect(JSON.stringify(entries)).not.toMatch(/Zephyrina|97318/);
    expect((await ask(visitor, 'export', reference)).status).toBe(404);
  });

  it('admissions never erase, and hand out nothing that reaches into other branches', async () => {
    const reference = await enquire();
    const visitor = await enter('admissions');
    for (const what of ['count', 'erase']) {
      expect(await ask(visitor, what, reference, { typed: reference })).toMatchObject({
        status: 404,
        body: { error: { message: expect.stringContaining('admin') } },
      });
    }
    await enquire({ branch: FOREIGN });
    for (const what of ['export', 'withdraw']) {
      expect(await ask(visitor, what, reference)).toMatchObject({
        status: 404,
        body: { error: { message: expect.stringContaining('admin') } },
      });
    }
    expect(await countNumber(place(), number)).toEqual({ enquiries: 2 });
    expect(await read(reference)).toMatchObject({ stage: 'unverified' });
    const admin = await enter('admin');
    expect((await ask(admin, 'export', reference)).status).toBe(200);
  });

  it('nobody acts for an enquiry of another branch, from another site, or without the desk’s role', async () => {
    const [own, foreign] = [
      await enquire(),
      await enquire({ branch: FOREIGN, mobile: '9731864299' }),
    ];
    const visitor = await enter('admissions');
    const marketing = await enter('marketing');
    const origin = { Origin: 'https://evil.example' };
    for (const what of ['count', 'export', 'withdraw', 'erase']) {
      const path = `/api/desk/person/${what}`;
      const body = { reference: own, typed: own };
      expect((await ask(visitor, what, foreign, { typed: foreign })).status).toBe(404);
      expect((await ask(marketing, what, own, { typed: own })).status).toBe(404);
      expect((await visitor.post(path, body, origin)).status).toBe(403);
      expect((await site.newVisitor().post(path, body)).status).toBe(401);
    }
    expect(await read(own)).toMatchObject({ stage: 'unverified' });
    expect(await read(foreign)).toMatchObject({ stage: 'unverified' });
  });

  it('says so where there is no number to find anything by', async () => {
    const reference = await enquire({ mobile: '', email: 'asha@example.in' });
    const admin = await enter('admin');
    expect(await ask(admin, 'export', reference)).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('no mobile number') } },
    });
  });
});

describe('recovery codes', () => {
  const HALF_MINUTE_MS = 30_000;

  it('are made anew by everybody with a code of the app; those of before open nothing', async () => {
    const { visitor, app, reply } = await logInAtDesk(site, STAFF.marketing);
    const codes = (body: unknown) => z.object({ recoveryCodes: z.array(z.string()) }).parse(body);
    const old = codes(reply.body).recoveryCodes;
    const renew = (code: string) => visitor.post('/api/desk/recovery-codes', { code });
    // The code of the login was used, and a recovery code will not do.
    for (const code of [app.generate(), old[0] ?? '', '000000']) {
      expect((await renew(code)).status).toBe(401);
    }
    const next = app.generate({ timestamp: Date.now() + HALF_MINUTE_MS });
    const made = await renew(next);
    expect(made.status).toBe(200);
    const fresh = codes(made.body).recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => old.includes(code))).toEqual([]);
    expect((await auditOf(site)).at(-1)).toMatchObject({ action: 'desk recovery codes' });
  });

  it('are made for nobody who has not given the second factor', async () => {
    const reply = await site.newVisitor().post('/api/desk/recovery-codes', { code: '123456' });
    expect(reply.status).toBe(401);
  });
});
