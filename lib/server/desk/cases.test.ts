import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESK_FAMILY_COPY } from '@/data/copy/desk/family';
import type { CorrectedForm } from '@/lib/desk/caseContract';
import type { InboxLine } from '@/lib/desk/contract';
import { getBranch } from '@/lib/schools/directory/branches';
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { fillSources } from '@/lib/server/enquiries/fillSources';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { OnboardOutcome } from '@/lib/server/erp/contract';
import { countKeys } from '@/lib/server/keys/countKeys';
import { encryptColumns } from '@/lib/server/keys/encryptColumns/encryptColumns';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import type { Store } from '@/lib/server/store/store';
import { playErp, toServices } from '@/lib/server/testing/outbox';
import { useKeys, useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { assign } from './assign';
import { countDueCalls, listCalls } from './calls';
import { changeStage } from './changeStage';
import { correctEnquiry } from './correctEnquiry';
import { countStages, INBOX_LINES, listStage } from './inbox';
import { planCall } from './planCall';
import { readEnquiry } from './readEnquiry';
import { searchInbox } from './searchInbox';
import { findStaff, listStaff, removeStaff, type StaffMember, saveStaff } from './staff';

const AT = Date.parse('2026-11-27T10:00:00+05:30');
const HOUR = 60 * 60_000;
const MOBILE = '9845012345';
const OTHER_MOBILE = '9845012346';
const { branch: BRANCH } = SAMPLE_ENQUIRY;
const OTHER_BRANCH = 10;
const CITY_THERE = getBranch(OTHER_BRANCH)?.city ?? '';
const MEENA = '9845000001';
const RAVI = '9845000002';

const openDesk = async (open: () => Promise<Store>) => {
  const store = await open();
  const { db } = store;
  await saveStaff(db, MEENA, { role: 'admissions', branches: [BRANCH], name: 'Meena Iyer' }, AT);
  await saveStaff(db, RAVI, { role: 'admissions', branches: [OTHER_BRANCH] }, AT);
  const [meena, ravi] = await Promise.all([expectStaff(store, MEENA), expectStaff(store, RAVI)]);
  const send = async ({ isVerified = false, at = AT, utm_source = '' } = {}): Promise<string> => {
    const { id } = await saveEnquiry(
      store,
      {
        enquiry: { ...SAMPLE_ENQUIRY, mobile: MOBILE },
        idempotencyKey: randomUUID(),
        attribution: utm_source === '' ? null : JSON.stringify({ visit: { utm_source } }),
        parent: isVerified ? { mobile: MOBILE, accessToken: 'token-of-asha' } : null,
      },
      at,
    );
    return id;
  };
  const read = async (reference: string, reader: StaffMember = meena) => {
    const enquiry = await readEnquiry(db, reference, reader);
    if (enquiry === null) throw new Error('Not seen any more.');
    return enquiry;
  };
  /** Corrects an enquiry as it is read. */
  const correct = async (
    reference: string,
    change: Record<string, string>,
    {
      staff = meena,
      at = AT,
      ...more
    }: Partial<CorrectedForm> & { staff?: StaffMember; at?: number } = {},
  ) => {
    const { revision, mark, written } = await read(reference, staff);
    const form = { reference, revision, mark, handsOver: false, ...more };
    return db
      .transaction()
      .execute((step) =>
        correctEnquiry(step, staff, { ...form, fields: { ...written, ...change } }, at),
      );
  };
  return { store, db, meena, ravi, send, read, correct };
};

const expectStaff = async ({ db }: Store, mobile: string): Promise<StaffMember> => {
  const staff = await findStaff(db, mobile);
  if (staff === null) throw new Error('Nobody has this number.');
  return staff;
};

const references = (lines: readonly InboxLine[]) => lines.map(({ reference }) => reference);

eachStoreIfLong('who answers an enquiry', (open) => {
  it('is a colleague of its branch, told by name, and nobody again', async () => {
    const { db, meena, send, read } = await openDesk(open);
    const reference = await send();
    expect(await read(reference)).toMatchObject({
      assigned: null,
      colleagues: [{ id: meena.id, name: 'you' }],
    });
    await assign(db, { reference, revision: 0, to: meena.id }, AT);
    expect(await read(reference)).toMatchObject({ assigned: { id: meena.id, name: 'you' } });
    expect(await read(reference, { ...meena, id: 'other' })).toMatchObject({
      assigned: { name: 'Meena Iyer' },
      colleagues: [{ id: meena.id, name: 'Meena Iyer' }],
    });
    await assign(db, { reference, revision: 1, to: null }, AT);
    expect(await read(reference)).toMatchObject({ assigned: null, revision: 2 });
  });

  it('is nobody of another branch, nobody who is not at the desk, and nobody once the person has left', async () => {
    const { db, meena, ravi, send, read } = await openDesk(open);
    const reference = await send();
    for (const to of [ravi.id, randomUUID(), '']) {
      await expect(assign(db, { reference, revision: 0, to }, AT)).rejects.toMatchObject({
        code: 'request/invalid',
        field: 'to',
      });
    }
    await assign(db, { reference, revision: 0, to: meena.id }, AT);
    await removeStaff(db, MEENA);
    expect(await read(reference)).toMatchObject({ assigned: null });
  });

  it('is refused where somebody else was faster, and leaves the undo of a stage as it is', async () => {
    const { db, meena, send, read } = await openDesk(open);
    const reference = await send();
    await changeStage(db, { reference, revision: 0, to: 'in-touch' }, AT);
    await expect(assign(db, { reference, revision: 0, to: meena.id }, AT)).rejects.toMatchObject({
      code: 'request/changed',
    });
    await assign(db, { reference, revision: 1, to: meena.id }, AT + 1);
    await changeStage(db, { reference, revision: 2, to: 'undo' }, AT + 2);
    expect(await read(reference)).toMatchObject({ stage: 'unverified', answeredAt: null });
  });

  it('stays as it is of a duplicate, as its call and its words do', async () => {
    const { db, meena, send, correct } = await openDesk(open);
    const [kept, reference] = [await send(), await send()];
    await db
      .insertInto('desk_merges')
      .values({ enquiry_id: reference, kept_id: kept, staff_id: meena.id, merged_at: AT })
      .execute();
    const now = { reference, revision: 0 };
    const refused = { code: 'request/changed', message: DESK_FAMILY_COPY.isDuplicate };
    await expect(assign(db, { ...now, to: meena.id }, AT)).rejects.toMatchObject(refused);
    const call = { ...now, at: '2026-11-28T10:00', reason: '' };
    await expect(planCall(db, call, AT)).rejects.toMatchObject(refused);
    await expect(correct(reference, { child_name: 'Om' })).rejects.toMatchObject(refused);
  });

  it('narrows the inbox', async () => {
    const { db, meena, send } = await openDesk(open);
    const [mine, nobodys] = [await send(), await send()];
    await assign(db, { reference: mine, revision: 0, to: meena.id }, AT);
    const list = async (assigned: string | null) =>
      (await listStage(db, 'unverified', { assigned }, null)).lines;
    expect(references(await list(meena.id))).toEqual([mine]);
    expect(references(await list(null))).toEqual([nobodys]);
    expect(await countStages(db, { assigned: meena.id })).toEqual({ unverified: 1 });
  });
});

eachStoreIfLong('the next call', (open) => {
  const plan = (reference: string, at: string | null, revision = 0) => ({
    reference,
    revision,
    at,
    reason: at === null ? '' : 'After the exam',
  });

  it('is planned with what it is for, encrypted, and ends once it is made', async () => {
    const { db, send, read } = await openDesk(open);
    const reference = await send();
    await planCall(db, plan(reference, '2026-11-27T16:30'), AT);
    const nextCall = { at: AT + 6.5 * HOUR, reason: 'After the exam' };
    expect(await read(reference)).toMatchObject({ nextCall });
    const stored = await db.selectFrom('desk_cases').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('exam');
    await planCall(db, plan(reference, null, 1), AT);
    expect(await read(reference)).toMatchObject({ nextCall: null });
  });

  it.each(['2026-11-27T09:59', '2026-11-27T10:00', '2028-01-01T10:00', 'soon'])(
    'is not planned for %s',
    async (at) => {
      const { db, send } = await openDesk(open);
      const reference = await send();
      await expect(planCall(db, plan(reference, at), AT)).rejects.toMatchObject({
        code: 'request/invalid',
        field: 'at',
      });
    },
  );

  it('is counted once it is due, for its branch only, and not of what is closed or withdrawn', async () => {
    const { db, meena, ravi, send } = await openDesk(open);
    const all = [await send(), await send(), await send(), await send()];
    const [first = '', second = '', closed = '', withdrawn = ''] = all;
    await planCall(db, plan(second, '2026-11-27T12:00'), AT);
    for (const reference of [first, closed, withdrawn]) {
      await planCall(db, plan(reference, '2026-11-27T11:00'), AT);
    }
    await changeStage(db, { reference: closed, revision: 1, to: 'closed' }, AT);
    await db
      .updateTable('enquiries')
      .set({ status: 'withdrawn' })
      .where('id', '=', withdrawn)
      .execute();
    const due = (at: number) => countDueCalls(db, meena, at);
    expect(await due(AT + HOUR - 1)).toBe(0);
    expect(await due(AT + HOUR)).toBe(1);
    expect(await due(AT + 2 * HOUR)).toBe(2);
    expect(await countDueCalls(db, ravi, AT + 2 * HOUR)).toBe(0);
    const { lines } = await listCalls(db, { branches: [BRANCH] }, null);
    expect(references(lines)).toEqual([first, second]);
    expect((await listCalls(db, { branches: [OTHER_BRANCH] }, null)).lines).toEqual([]);
  });

  it('is listed page by page, each once', async () => {
    const { db, send } = await openDesk(open);
    const sent: string[] = [];
    for (let index = 0; index < INBOX_LINES + 3; index += 1) {
      const reference = await send();
      sent.push(reference);
      // Several in the same minute.
      await planCall(db, plan(reference, `2026-11-28T10:${10 + Math.floor(index / 3)}`), AT);
    }
    const first = await listCalls(db, {}, null);
    const second = await listCalls(db, {}, first.next);
    expect(first.lines).toHaveLength(INBOX_LINES);
    expect(second.next).toBeNull();
    expect(references([...first.lines, ...second.lines]).toSorted()).toEqual(sent.toSorted());
  });
});

eachStoreIfLong('a correction at the desk', (open) => {
  it('is read and found as it is now, and what stood there before stays readable, encrypted', async () => {
    const { store, db, send, read, correct } = await openDesk(open);
    const reference = await send();
    await searchInbox(db, 'asha', {});
    const done = await correct(reference, { parent_name: ' Meera Roy ', grade: '6' });
    expect(done).toEqual({ changed: ['parent_name', 'grade'], school: 'none' });
    expect(await read(reference)).toMatchObject({
      parent: 'Meera Roy',
      mobile: MOBILE,
      revision: 1,
      corrections: [
        {
          who: 'you',
          correctedAt: AT,
          before: { parent_name: 'Asha Rao', grade: expect.any(String) },
        },
      ],
    });
    expect(references(await searchInbox(db, 'meera', {}))).toEqual([reference]);
    expect(await searchInbox(db, 'asha', {})).toEqual([]);
    const stored = await db.selectFrom('desk_corrections').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('Asha');
    expect((await countKeys(store)).plain).toBeUndefined();
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['nothing', {}, undefined],
    ['a wrong number', { mobile: '12345' }, 'mobile'],
    ['a class that its branch does not teach', { grade: '999' }, 'grade'],
  ])('refuses %s', async (_what, change, field) => {
    const { send, correct } = await openDesk(open);
    const reference = await send();
    await expect(correct(reference, change)).rejects.toMatchObject({
      code: 'request/invalid',
      field,
    });
  });

  it('is refused where a colleague or the parent was faster', async () => {
    const { db, send, correct, read } = await openDesk(open);
    const reference = await send();
    const { mark } = await read(reference);
    await correct(reference, { child_name: 'Tara Rao' });
    for (const old of [{ revision: 0 }, { mark }]) {
      await expect(correct(reference, { child_name: 'Om' }, old)).rejects.toMatchObject({
        code: 'request/changed',
      });
    }
    expect(await db.selectFrom('desk_corrections').select('id').execute()).toHaveLength(1);
  });

  it('hands an enquiry over to another branch only when that is confirmed, and whoever had it has it no more', async () => {
    const { db, meena, ravi, send, read, correct } = await openDesk(open);
    const reference = await send();
    await assign(db, { reference, revision: 0, to: meena.id }, AT);
    const there = { branch: String(OTHER_BRANCH), city: CITY_THERE };
    await expect(correct(reference, there)).rejects.toMatchObject({ field: 'branch' });
    await correct(reference, there, { handsOver: true });
    expect(await readEnquiry(db, reference, meena)).toBeNull();
    expect(await read(reference, ravi)).toMatchObject({ assigned: null, corrections: [{}] });
  });

  const withSchool = async (answer: OnboardOutcome | 'down') => {
    const desk = await openDesk(open);
    const { erp, calls } = playErp(async (_input, call) => {
      if (answer === 'down') throw new Error('down');
      return call === 1 ? answer : undefined;
    });
    const dispatcher = createDispatcher({
      getServices: toServices(desk.store, erp),
      now: () => AT + HOUR,
      random: () => 0,
      pollMs: 20,
    });
    const deliver = async () => {
      const waiting = await desk.db
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .execute();
      for (const { id } of waiting) await dispatcher.deliver(id, 5_000);
      return calls.map(({ idempotencyKey, payload }) => [idempotencyKey, payload.child_name]);
    };
    const reference = await desk.send({ isVerified: true });
    return { ...desk, reference, deliver, stop: () => dispatcher.stop() };
  };

  it('sends what the school system had refused again, under the key of the correction', async () => {
    const { reference, deliver, read, correct, stop } = await withSchool({
      outcome: 'refused',
      message: 'No.',
    });
    await deliver();
    expect(await read(reference)).toMatchObject({ stage: 'refused' });
    expect(await correct(reference, { child_name: 'Tara Rao' })).toMatchObject({ school: 'again' });
    expect(await read(reference)).toMatchObject({ stage: 'waiting' });
    expect((await deliver()).at(-1)).toEqual([`${reference}.2`, 'Tara Rao']);
    expect(await read(reference)).toMatchObject({ stage: 'new', child: 'Tara Rao' });
    await stop();
  });

  it('leaves what was refused to people once the parent was called: they may have entered it by hand', async () => {
    const { db, reference, deliver, read, correct, stop } = await withSchool({
      outcome: 'refused',
      message: 'No.',
    });
    await deliver();
    await changeStage(db, { reference, revision: 0, to: 'in-touch' }, AT);
    expect(await correct(reference, { child_name: 'Om' })).toMatchObject({ school: 'by-hand' });
    expect(await deliver()).toHaveLength(1);
    expect(await read(reference)).toMatchObject({ stage: 'in-touch', child: 'Om' });
    await stop();
  });

  it('is found by the undo of what was closed meanwhile', async () => {
    const { db, reference, deliver, read, correct, stop } = await withSchool({
      outcome: 'refused',
      message: 'No.',
    });
    await deliver();
    await changeStage(db, { reference, revision: 0, to: 'closed' }, AT);
    await correct(reference, { child_name: 'Tara Rao' });
    await deliver();
    await changeStage(db, { reference, revision: 2, to: 'undo' }, AT + 1);
    expect(await read(reference)).toMatchObject({ stage: 'new' });
    await stop();
  });

  it('says what the school system has already, and has to be put right there by hand', async () => {
    const { reference, deliver, correct, stop } = await withSchool({
      outcome: 'onboarded',
      parent_name: 'Asha Rao',
      grade_name: 'Grade 1',
    });
    await deliver();
    expect(await correct(reference, { child_name: 'Om' })).toMatchObject({ school: 'by-hand' });
    expect(await deliver()).toHaveLength(1);
    await stop();
  });

  it('makes a corrected number unconfirmed, and sends nothing with the login of the one before', async () => {
    const { store, reference, deliver, read, correct, stop } = await withSchool('down');
    await correct(reference, { mobile: `+91 ${OTHER_MOBILE}` });
    expect(await read(reference)).toMatchObject({
      mobile: OTHER_MOBILE,
      isVerified: false,
      stage: 'unverified',
    });
    expect(await deliver()).toEqual([]);
    expect(await searchInbox(store.db, OTHER_MOBILE, {})).toHaveLength(1);
    expect(await searchInbox(store.db, MOBILE, {})).toEqual([]);
    await stop();
  });

  it('outlives that its parent confirms the same form afterwards, and gives way to the parent’s own correction', async () => {
    const { store, read, correct } = await openDesk(open);
    const form = { idempotencyKey: 'key-of-a-browser-1', attribution: null };
    const enquiry = { ...SAMPLE_ENQUIRY, mobile: MOBILE };
    const parent = { mobile: MOBILE, accessToken: 'token-of-asha' };
    const { id } = await saveEnquiry(store, { ...form, enquiry, parent: null }, AT);
    await correct(id, { child_name: 'Tara Rao' });
    await saveEnquiry(store, { ...form, enquiry: SAMPLE_ENQUIRY, parent }, AT + 1);
    expect(await read(id)).toMatchObject({ child: 'Tara Rao', isVerified: true });
    const own = { ...SAMPLE_ENQUIRY, child_name: 'Tara R' };
    await saveEnquiry(store, { ...form, enquiry: own, parent }, AT + 2);
    expect(await read(id)).toMatchObject({ child: 'Tara R' });
  });

  it('is erased with its enquiry, and with the number that stood there before', async () => {
    const { store, db, send, correct } = await openDesk(open);
    const [kept, erased] = [await send(), await send()];
    await correct(kept, { mobile: OTHER_MOBILE });
    await correct(erased, { child_name: 'Om' });
    const left = async () =>
      (await db.selectFrom('desk_corrections').select('enquiry_id').execute()).map(
        ({ enquiry_id }) => enquiry_id,
      );
    expect((await left()).toSorted()).toEqual([kept, erased].toSorted());
    const number = toParentNumber(MOBILE);
    await eraseNumber({ store, dataDir: mkdtempSync(join(tmpdir(), 'site-cases-')) }, number);
    expect(await left()).toEqual([]);
    const rows = await db.selectFrom('enquiries').select('id').execute();
    expect(rows).toEqual([{ id: kept }]);
  });

  it('is encrypted anew with a newer key, as names and reasons are', async () => {
    useKeys({ data: ['data one'] });
    const { store, db, send, read, correct } = await openDesk(open);
    const reference = await send();
    await correct(reference, { child_name: 'Om' });
    await planCall(db, { reference, revision: 1, at: '2026-11-28T10:00', reason: 'Fees' }, AT);
    useKeys({ data: ['data two', 'data one'] });
    await encryptColumns(store);
    useKeys({ data: ['data two'] });
    expect(await read(reference)).toMatchObject({
      nextCall: { reason: 'Fees' },
      corrections: [{ before: { child_name: 'Tara' } }],
    });
    expect((await listStaff(db)).map(({ name }) => name)).toContain('Meena Iyer');
  });
  afterEach(useOwnKeys);
});

eachStoreIfLong('the source of an enquiry', (open) => {
  it('narrows the inbox, also of what an earlier release has saved', async () => {
    const { db, send } = await openDesk(open);
    const [google, direct] = [await send({ utm_source: 'Google' }), await send()];
    const old = await send({ utm_source: 'google' });
    await db.updateTable('enquiries').set({ source: null }).where('id', '=', old).execute();
    const list = async (source: string) =>
      references((await listStage(db, 'unverified', { source }, null)).lines).toSorted();
    expect(await list('google')).toEqual([google]);
    expect(await fillSources(db)).toBe(1);
    expect(await fillSources(db)).toBe(0);
    expect(await list('google')).toEqual([google, old].toSorted());
    expect(await list('direct')).toEqual([direct]);
    expect(await countStages(db, { source: 'google' })).toEqual({ unverified: 2 });
  });
});
