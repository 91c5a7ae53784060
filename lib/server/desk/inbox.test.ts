import type { InboxLine } from '@/lib/desk/contract';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { setStatus } from '@/lib/server/enquiries/status';
import type { EnquiryStatus } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { changeStage } from './changeStage';
import { findFamily } from './family/findFamily';
import { countStages, INBOX_LINES, listStage } from './inbox';
import { countUnindexed, indexNames } from './indexNames';
import { readEnquiry } from './readEnquiry';
import { searchInbox } from './searchInbox';

const AT = Date.parse('2026-11-27T04:00:00Z');
const EVERYBODY = { id: 'staff', branches: null };
const MOBILE = '9845012345';

let count = 0;

const send = async (
  store: Store,
  { at = AT, mobile = MOBILE, status = 'unverified' as EnquiryStatus, ...change } = {},
  enquiry: Partial<typeof SAMPLE_ENQUIRY> = {},
): Promise<string> => {
  count += 1;
  const { id } = await saveEnquiry(
    store,
    {
      enquiry: { ...SAMPLE_ENQUIRY, mobile, ...enquiry },
      idempotencyKey: `inbox-test-key-${count}`,
      attribution: null,
      parent: null,
      ...change,
    },
    at,
  );
  await store.db.updateTable('enquiries').set({ status }).where('id', '=', id).execute();
  return id;
};

const references = (lines: readonly InboxLine[]) => lines.map(({ reference }) => reference);

eachStoreIfLong('the inbox', (open) => {
  it('has each enquiry in the one stage that its status and its people give it', async () => {
    const store = await open();
    const statuses = [
      'unverified',
      'queued',
      'delivered',
      'follow-up',
      'in-touch',
      'withdrawn',
    ] as const;
    for (const status of statuses) await send(store, { status });
    const visited = await send(store, { status: 'delivered' });
    await changeStage(store.db, { reference: visited, revision: 0, to: 'visited' }, AT);
    expect(await countStages(store.db, {})).toEqual({
      unverified: 1,
      waiting: 1,
      new: 1,
      refused: 1,
      'in-touch': 1,
      withdrawn: 1,
      visited: 1,
    });
    const { lines } = await listStage(store.db, 'visited', {}, null);
    expect(lines).toMatchObject([{ reference: visited, stage: 'visited', parent: 'Asha Rao' }]);
    expect((await listStage(store.db, 'in-touch', {}, null)).lines).toHaveLength(1);
  });

  it('shows the oldest first, page by page, each enquiry once', async () => {
    const store = await open();
    const sent: string[] = [];
    for (let index = 0; index < INBOX_LINES + 5; index += 1) {
      // Some in the same moment.
      sent.push(await send(store, { at: AT + Math.floor(index / 2) }));
    }
    const first = await listStage(store.db, 'unverified', {}, null);
    const second = await listStage(store.db, 'unverified', {}, first.next);
    expect(first.lines).toHaveLength(INBOX_LINES);
    expect(second).toMatchObject({ next: null });
    const shown = references([...first.lines, ...second.lines]);
    expect(shown.toSorted()).toEqual(sent.toSorted());
    const times = [...first.lines, ...second.lines].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('shows nobody the enquiries of a branch that is not theirs, however they are looked for', async () => {
    const store = await open();
    const id = await send(store);
    const { branch } = SAMPLE_ENQUIRY;
    const own = { branches: [branch] };
    const foreign = { branches: [branch + 1] };
    await indexNames(store.db, AT);
    for (const text of [id, MOBILE, 'asha']) {
      expect(references(await searchInbox(store.db, text, own))).toEqual([id]);
      expect(await searchInbox(store.db, text, foreign)).toEqual([]);
      expect(await searchInbox(store.db, text, { branches: [] })).toEqual([]);
    }
    expect((await listStage(store.db, 'unverified', foreign, null)).lines).toEqual([]);
    expect(await countStages(store.db, foreign)).toEqual({});
    expect(await readEnquiry(store.db, id, { id: 'staff', ...foreign })).toBeNull();
    expect(await readEnquiry(store.db, id, { id: 'staff', ...own })).not.toBeNull();
  });

  it('narrows by class and days', async () => {
    const store = await open();
    const id = await send(store);
    const { grade } = SAMPLE_ENQUIRY;
    const list = async (filter: object) =>
      references((await listStage(store.db, 'unverified', filter, null)).lines);
    expect(await list({ grade, from: AT, before: AT + 1 })).toEqual([id]);
    expect(await list({ grade: grade + 1 })).toEqual([]);
    expect(await list({ from: AT + 1 })).toEqual([]);
    expect(await list({ before: AT })).toEqual([]);
  });
});

eachStoreIfLong('the search of the inbox', (open) => {
  const openNamed = async () => {
    const store = await open();
    const asha = await send(store, {}, { parent_name: 'Asha Sharma', child_name: 'Tara' });
    const hindi = await send(
      store,
      { mobile: '9845012346' },
      { parent_name: 'आशा शर्मा', child_name: 'Om' },
    );
    return { store, asha, hindi };
  };

  it.each(['asha', 'ASHA', 'as', 'sharma tara', 'tar shar', ' Sharma,  Asha ', 'asha sharma'])(
    'finds Asha Sharma, mother of Tara, by %p',
    async (text) => {
      const { store, asha } = await openNamed();
      // Two letters are enough only for a name of two letters: see the next test.
      const found = references(await searchInbox(store.db, text, {}));
      expect(found).toEqual(text === 'as' ? [] : [asha]);
    },
  );

  it.each(['आशा', 'शर्मा', 'om', 'OM आशा'])(
    'finds names in Hindi and short ones by %p',
    async (text) => {
      const { store, hindi } = await openNamed();
      expect(references(await searchInbox(store.db, text, {}))).toEqual([hindi]);
    },
  );

  it.each(['sharmila', 'asha tarun', 'rao', '', ' ', '%', '"', 'x'.repeat(100)])(
    'finds nothing by %p',
    async (text) => {
      const { store } = await openNamed();
      expect(await searchInbox(store.db, text, {})).toEqual([]);
    },
  );

  it.each(['+91 98450 12345', '09845012345'])(
    'finds a number as people write it: %s',
    async (text) => {
      const { store, asha } = await openNamed();
      expect(references(await searchInbox(store.db, text, {}))).toEqual([asha]);
    },
  );

  it('finds the enquiry at this branch of a number with hundreds of newer ones at another', async () => {
    const store = await open();
    const ours = await send(store, { at: AT - 1 });
    const { id: _, ...row } = await store.db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', ours)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 450 }, (_, at) => ({
      ...row,
      id: `OPAL-${at}`,
      idempotency_key: `inbox-test-other-${at}`,
      branch_id: row.branch_id + 1,
      created_at: AT + at,
    }));
    await store.db.insertInto('enquiries').values(others).execute();
    const { branch_id } = row;
    const filter = { branches: [branch_id] };
    expect(references(await searchInbox(store.db, MOBILE, filter))).toEqual([ours]);
    const again = await send(store, { at: AT + 1_000 });
    expect(await findFamily(store.db, again, filter)).toEqual([ours]);
    expect(await findFamily(store.db, again, {})).toHaveLength(50);
  });

  it('knows a name again that its parent corrected, and stores none that can be read', async () => {
    const { store, asha } = await openNamed();
    await indexNames(store.db, AT);
    await store.db
      .updateTable('enquiries')
      .set({ terms_at: null, parent_name: 'Meera Iyer' })
      .where('id', '=', asha)
      .execute();
    expect(references(await searchInbox(store.db, 'meera', {}))).toEqual([asha]);
    expect(await searchInbox(store.db, 'sharma tara', {})).toEqual([]);
    expect(await countUnindexed(store.db)).toBe(0);
    const terms = await store.db.selectFrom('enquiry_terms').selectAll().execute();
    expect(JSON.stringify(terms)).not.toMatch(/meera|asha|tara/i);
    await store.db.deleteFrom('enquiries').where('id', '=', asha).execute();
    const left = await store.db.selectFrom('enquiry_terms').select('enquiry_id').execute();
    expect(left.some(({ enquiry_id }) => enquiry_id === asha)).toBe(false);
  });
});

eachStoreIfLong('a stage that somebody sets', (open) => {
  const openOne = async (status: EnquiryStatus) => {
    const store = await open();
    const reference = await send(store, { status });
    const read = async () => readEnquiry(store.db, reference, EVERYBODY);
    const set = (to: Parameters<typeof changeStage>[1]['to'], revision: number, at = AT) =>
      changeStage(store.db, { reference, revision, to }, at);
    return { store, reference, read, set };
  };

  it('is what the parent reads as "in touch", and can be undone once', async () => {
    const { store, reference, read, set } = await openOne('unverified');
    await set('in-touch', 0);
    expect(await read()).toMatchObject({
      stage: 'in-touch',
      undo: 'unverified',
      answeredAt: AT,
      revision: 1,
    });
    await set('visited', 1, AT + 5);
    expect(await read()).toMatchObject({ stage: 'visited', undo: 'in-touch', answeredAt: AT });
    await set('undo', 2, AT + 6);
    expect(await read()).toMatchObject({ stage: 'in-touch', undo: null, answeredAt: AT });
    await expect(set('undo', 3)).rejects.toMatchObject({ code: 'request/changed' });
    expect(
      await store.db.selectFrom('enquiries').select('status').where('id', '=', reference).execute(),
    ).toEqual([{ status: 'in-touch' }]);
  });

  it('takes back an answer that was noted by mistake', async () => {
    const { read, set } = await openOne('follow-up');
    await set('in-touch', 0);
    await set('undo', 1, AT + 60_000);
    expect(await read()).toMatchObject({ stage: 'refused', answeredAt: null });
  });

  it('does not answer a parent by closing', async () => {
    const { read, set } = await openOne('unverified');
    await set('closed', 0);
    expect(await read()).toMatchObject({ stage: 'closed', undo: 'unverified', answeredAt: null });
  });

  it('goes back to where the school system has come in the meantime', async () => {
    const { store, reference, read, set } = await openOne('queued');
    await set('in-touch', 0);
    await store.db
      .insertInto('deliveries')
      .values({
        id: 'delivery',
        kind: 'enquiry',
        subject_id: reference,
        sealed_payload: '',
        status: 'done',
        attempts: 1,
        next_attempt_at: AT,
        locked_until: 0,
        created_at: AT,
        done_at: AT,
      })
      .execute();
    await set('undo', 1);
    expect(await read()).toMatchObject({ stage: 'new' });
  });

  it('is refused where somebody else was faster, or the parent withdrew', async () => {
    const { store, reference, set } = await openOne('delivered');
    await set('in-touch', 0);
    await expect(set('visited', 0)).rejects.toMatchObject({ code: 'request/changed' });
    await setStatus(store.db, { id: reference, to: 'withdrawn', at: AT });
    await expect(set('visited', 1)).rejects.toMatchObject({ code: 'request/changed' });
  });
});
