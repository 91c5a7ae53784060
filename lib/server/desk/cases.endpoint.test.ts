import { z } from 'zod';
import { COOKIES } from '@/data/retention';
import { getBranch } from '@/lib/schools/directory/branches';
import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { type LoginSite, startLoginSite } from '@/lib/server/testing/loginSite';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import type { Visitor } from '@/lib/server/testing/visitor';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { slotAt } from '@/lib/visits/slot';
import * as inbox from '@/pages/api/desk/enquiries';
import * as assign from '@/pages/api/desk/enquiries/assign';
import * as call from '@/pages/api/desk/enquiries/call';
import * as correct from '@/pages/api/desk/enquiries/correct';
import * as exported from '@/pages/api/desk/enquiries/export';
import { readEnquiry } from './readEnquiry';
import { findStaff, type StaffMember, saveStaff } from './staff';
import { beginStaffSession, completeStaffSession } from './staffSession';

process.env.DESK = 'on';

const MEENA = '9845012345';
const RAVI = '9845012346';
const MARKETING = '9845012348';
const PARENT = '9845012347';
const { branch: BRANCH } = SAMPLE_ENQUIRY;
const HOUR = 60 * 60_000;

let site: LoginSite;
beforeAll(async () => {
  site = await startLoginSite({
    '/api/desk/enquiries': inbox,
    '/api/desk/enquiries/assign': assign,
    '/api/desk/enquiries/call': call,
    '/api/desk/enquiries/correct': correct,
    '/api/desk/enquiries/export': exported,
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  allowLocalCalls();
  const { db } = site.store;
  await db.deleteFrom('staff').execute();
  await db.deleteFrom('enquiries').execute();
  const ofBranch = { role: 'admissions', branches: [BRANCH] } as const;
  await saveStaff(db, MEENA, { ...ofBranch, name: 'Meena Iyer' }, 1);
  await saveStaff(db, RAVI, { ...ofBranch, name: 'रवि' }, 2);
  await saveStaff(db, MARKETING, { role: 'marketing', branches: null }, 3);
});

const atDesk = async (mobile: string): Promise<{ visitor: Visitor; staff: StaffMember }> => {
  const { db } = site.store;
  const staff = await findStaff(db, mobile);
  if (staff === null) throw new Error('Nobody has this number.');
  const token = await beginStaffSession(db, staff.id, Date.now());
  const visitor = site.newVisitor();
  visitor.cookies.set(COOKIES.desk, (await completeStaffSession(db, token, Date.now())) ?? '');
  return { visitor, staff };
};

let count = 0;
const enquire = async (branch = BRANCH): Promise<string> => {
  count += 1;
  const enquiry = { ...SAMPLE_ENQUIRY, branch, mobile: PARENT };
  const attribution = JSON.stringify({ visit: { utm_source: 'Facebook' } });
  const idempotencyKey = `cases-endpoint-test-${count}`;
  const input = { enquiry, idempotencyKey, attribution, parent: null };
  return (await saveEnquiry(site.store, input, Date.now())).id;
};

const formOf = async (reference: string, staff: StaffMember) => {
  const { written, mark, revision } = z
    .object({ written: z.record(z.string(), z.string()), mark: z.string(), revision: z.number() })
    .parse(await readEnquiry(site.store.db, reference, staff));
  return { reference, revision, mark, fields: written, handsOver: false };
};

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

const auditOf = async (): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  await verifyAudit(site.store.db, (entry) => entries.push(entry));
  return entries;
};

it('somebody of admissions assigns, plans a call and corrects, and the audit has each without anything personal', async () => {
  const reference = await enquire();
  const { visitor, staff: meena } = await atDesk(MEENA);
  const { staff: ravi } = await atDesk(RAVI);
  const change = { reference, revision: 0, to: ravi.id };
  expect(await visitor.post('/api/desk/enquiries/assign', change)).toMatchObject({
    status: 200,
    body: { assigned: { name: 'रवि' }, revision: 1 },
  });
  expect((await visitor.post('/api/desk/enquiries/assign', change)).status).toBe(409);
  const at = slotAt(Date.now() + HOUR);
  const planned = { reference, revision: 1, at, reason: 'After the exam' };
  expect(await visitor.post('/api/desk/enquiries/call', planned)).toMatchObject({
    status: 200,
    body: { nextCall: { reason: 'After the exam' } },
  });
  const past = { ...planned, revision: 2, at: slotAt(Date.now() - HOUR) };
  expect(await visitor.post('/api/desk/enquiries/call', past)).toMatchObject({
    status: 400,
    body: { error: { field: 'at', message: expect.stringContaining('is over') } },
  });
  const form = await formOf(reference, meena);
  const corrected = { ...form, fields: { ...form.fields, parent_name: 'Meera Roy' } };
  expect(await visitor.post('/api/desk/enquiries/correct', corrected)).toMatchObject({
    status: 200,
    body: { school: 'none', enquiry: { parent: 'Meera Roy', corrections: [{ who: 'you' }] } },
  });
  const entries = await auditOf();
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['desk assign', 'desk call', 'desk correct']),
  );
  expect(entries.find(({ action }) => action === 'desk correct')?.filter_json).toContain(
    '"fields":"parent_name"',
  );
  expect(JSON.stringify(entries)).not.toMatch(/Asha|Meera|98450|exam|रवि/);
});

it('the inbox shows who answers, the call that is due, and only what was asked for', async () => {
  const [mine, other] = [await enquire(), await enquire()];
  const { visitor, staff } = await atDesk(MEENA);
  await visitor.post('/api/desk/enquiries/assign', { reference: mine, revision: 0, to: staff.id });
  const due = { enquiry_id: other, changed_at: 1, revision: 1, next_call_at: Date.now() - HOUR };
  await site.store.db.insertInto('desk_cases').values(due).execute();
  expect((await list(visitor)).body).toMatchObject({
    dueCalls: 1,
    lines: [{ reference: mine, assigned: 'you' }, { reference: other }],
  });
  expect((await list(visitor, { assigned: 'me' })).body).toMatchObject({
    lines: [{ reference: mine }],
    counts: { unverified: 1 },
  });
  expect((await list(visitor, { calls: 'due' })).body).toMatchObject({
    lines: [{ reference: other }],
  });
  expect((await list(visitor, { source: 'facebook' })).body).toMatchObject({ lines: [{}, {}] });
  expect((await list(visitor, { source: 'google' })).body).toMatchObject({ lines: [] });
});

it('a file has who answers, the next call and the source, for Excel with names in Hindi', async () => {
  const reference = await enquire();
  const { visitor } = await atDesk(MEENA);
  const { staff: ravi } = await atDesk(RAVI);
  await visitor.post('/api/desk/enquiries/assign', { reference, revision: 0, to: ravi.id });
  const file = await visitor.postForm('/api/desk/enquiries/export', INBOX);
  const [head, line] = String(file.body).split('\r\n');
  expect(head).toMatch(/,stage,assigned_to,next_call,next_call_for,source$/);
  expect(line).toMatch(/,Number not confirmed,रवि,,,facebook$/);
});

it('nobody changes an enquiry of another branch, and marketing none', async () => {
  const [own, foreign] = [await enquire(), await enquire(10)];
  const { visitor, staff } = await atDesk(MEENA);
  const { visitor: marketing } = await atDesk(MARKETING);
  const form = await formOf(own, staff);
  const changes = (reference: string) => ({
    assign: { reference, revision: 0, to: staff.id },
    call: { reference, revision: 0, at: slotAt(Date.now() + HOUR), reason: '' },
    correct: { ...form, reference, fields: { ...form.fields, child_name: 'Om' } },
  });
  for (const [who, reference] of [
    [visitor, foreign],
    [marketing, own],
  ] as const) {
    for (const [name, body] of Object.entries(changes(reference))) {
      expect((await who.post(`/api/desk/enquiries/${name}`, body)).status).toBe(404);
    }
  }
  expect(await site.store.db.selectFrom('desk_cases').selectAll().execute()).toEqual([]);
});

it('hands an enquiry over to another branch only when that was confirmed, and answers nothing of it then', async () => {
  const reference = await enquire();
  const { visitor, staff } = await atDesk(MEENA);
  const form = await formOf(reference, staff);
  const fields = { ...form.fields, city: getBranch(10)?.city ?? '', branch: '10' };
  const asked = await visitor.post('/api/desk/enquiries/correct', { ...form, fields });
  expect(asked).toMatchObject({ status: 400, body: { error: { field: 'branch' } } });
  const confirmed = { ...form, fields, handsOver: true };
  expect(await visitor.post('/api/desk/enquiries/correct', confirmed)).toMatchObject({
    status: 200,
    body: { enquiry: null },
  });
  expect((await list(visitor, { q: reference })).body).toMatchObject({ lines: [] });
});

it.each([
  ['assign', { to: 7 }],
  ['call', { at: 'x'.repeat(31), reason: '' }],
  ['call', { at: null, reason: 'x'.repeat(201) }],
  ['correct', { mark: '', handsOver: 'yes', fields: {} }],
  ['correct', { mark: '', handsOver: true, fields: { parent_name: 'x'.repeat(401) } }],
])('refuses what no page sends to %s', async (name, body) => {
  const reference = await enquire();
  const { visitor } = await atDesk(MEENA);
  const reply = await visitor.post(`/api/desk/enquiries/${name}`, {
    reference,
    revision: 0,
    ...body,
  });
  expect(reply.status).toBe(400);
});
