import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { sealToken } from '@/lib/server/crypto';
import { openDelivery, queueDelivery } from '@/lib/server/enquiries/delivery';
import { findByMobile } from '@/lib/server/enquiries/findByMobile';
import { nameRow, namesOf } from '@/lib/server/enquiries/idempotency';
import { listEnquiries } from '@/lib/server/enquiries/listEnquiries';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { createAccounts, toVerified } from '@/lib/server/erp/embedded/accounts';
import { findByContact } from '@/lib/server/erp/embedded/findByContact';
import { saveSignup } from '@/lib/server/erp/embedded/signup';
import { createTokens } from '@/lib/server/erp/embedded/tokens';
import { countKeys } from '@/lib/server/keys/countKeys';
import { getKeyRings } from '@/lib/server/keys/rings';
import type { Store } from '@/lib/server/store/store';
import { useKeys, useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { encryptColumns } from './encryptColumns';

const AT = 1_750_000_000_000;
const MOBILE = '9731864205';
const CONTACT = `+91-${MOBILE}`;
const WORDS = ['Zephyrina', 'Xanthippe', 'zeph@', '2019-04-02', MOBILE, 'utm-zeph', 'lead-zeph'];

/** What an earlier release wrote. */
const fill = async ({ db }: Store, count: number): Promise<void> => {
  await db
    .insertInto('enquiries')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: `OIS-${String(index).padStart(4, '0')}-0000`,
        idempotency_key: `key ${index}`,
        created_at: AT + index,
        updated_at: AT,
        status: 'queued' as const,
        parent_name: 'Zephyrina',
        child_name: `Xanthippe ${index}`,
        email: index % 2 === 0 ? 'zeph@example.in' : null,
        date_of_birth: '2019-04-02',
        branch_id: 8,
        grade_id: 5,
        lead_info: 'Worksheet',
        mobile: index % 3 === 2 ? null : MOBILE,
        mobile_verified: 0,
        consent_version: '1',
        consent_at: AT,
        attribution_json: '{"note":"utm-zeph"}',
      })),
    )
    .execute();
  const lead = { created_at: AT, lead_json: '{"lead_url":"lead-zeph"}', ref_id: null };
  await db
    .insertInto('whatsapp_leads')
    .values({ ...lead, id: 'lead' })
    .execute();
  await db
    .insertInto('deliveries')
    .values({
      id: 'refused',
      kind: 'enquiry',
      subject_id: 'OIS-0001-0000',
      sealed_payload: '',
      status: 'follow-up',
      next_attempt_at: AT,
      attempts: 1,
      locked_until: 0,
      last_error: 'refused: Zephyrina is too young',
      created_at: AT,
    })
    .execute();
  await db
    .insertInto('erp_accounts')
    .values({
      contact: CONTACT,
      kind: 'onboarded',
      parent_name: 'Zephyrina',
      child_name: 'Xanthippe',
      grade_name: 'Grade 4',
      erp_id: null,
      created_at: AT,
    })
    .execute();
  const signup = { payload_json: '{"parent_name":"Zephyrina"}', created_at: AT };
  for (const key of ['one', 'two']) {
    await db
      .insertInto('erp_signups')
      .values({ ...signup, contact: CONTACT, idempotency_key: key })
      .execute();
  }
};

const dump = async ({ db }: Store): Promise<string> => {
  const tables = [
    'enquiries',
    'whatsapp_leads',
    'deliveries',
    'erp_accounts',
    'erp_signups',
    'erp_tokens',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
};

const wordsIn = (text: string): string[] => WORDS.filter((word) => text.includes(word));

beforeEach(() => useKeys({}));
afterEach(useOwnKeys);

eachStore('what an earlier release stored in plain text', (open, { target, openAt }) => {
  it('is encrypted in batches, is found and read before and after, and stays the same', async () => {
    const store = await open();
    await fill(store, 250);
    expect(wordsIn(await dump(store))).toEqual(WORDS);
    const before = await listEnquiries(store, {});
    expect((await countKeys(store)).plain).toBe(250 * 4 + 125 + 167 + 1 + 1 + 2 + 2);
    expect(await findByMobile(store, MOBILE)).toHaveLength(167);
    const tokens = createTokens(store.db, () => AT);
    const token = await tokens.issue(CONTACT);

    const { changed, unreadable } = await encryptColumns(store);

    expect({ changed, unreadable }).toEqual({ changed: 250 + 1 + 1 + 1 + 2, unreadable: 0 });
    expect(wordsIn(await dump(store))).toEqual([]);
    expect(Object.keys(await countKeys(store))).toEqual([getKeyRings().data.current.id]);
    expect(await listEnquiries(store, {})).toEqual(before);
    expect(before[1]).toMatchObject({ mobile: MOBILE, problem: 'refused: Zephyrina is too young' });
    const found = await findByMobile(store, MOBILE);
    expect(found).toHaveLength(167);
    expect(found[0]).toMatchObject({ parent_name: 'Zephyrina', mobile: MOBILE });
    expect(await tokens.contactOf(token)).toBe(CONTACT);
    expect(await findByContact(store, CONTACT)).toMatchObject({
      accounts: [{ parent_name: 'Zephyrina', child_name: 'Xanthippe' }],
      signups: [
        { payload_json: '{"parent_name":"Zephyrina"}' },
        { payload_json: '{"parent_name":"Zephyrina"}' },
      ],
      tokens: [{ expires_at: expect.any(Number) }],
    });
    const account = await createAccounts(store.db, () => AT).find(CONTACT);
    expect(toVerified(account, token).parent).toEqual({ name: 'Zephyrina', grade_name: 'Grade 4' });
    expect((await encryptColumns(store)).changed).toBe(0);
  });

  it('can be broken off and goes on at the next start', async () => {
    const store = await open();
    await fill(store, 250);
    let batches = 0;
    const first = await encryptColumns(store, () => {
      batches += 1;
      return batches <= 1;
    });
    expect(first.changed).toBe(100);
    expect((await encryptColumns(store)).changed).toBe(155);
    expect(wordsIn(await dump(store))).toEqual([]);
  });

  it('is still one enquiry, one account and one signup for whoever comes back', async () => {
    const store = await open();
    await fill(store, 1);
    const payload = {
      parent_name: 'Zephyrina',
      child_name: 'Xanthippe',
      email: '',
      date_of_birth: '2019-04-02',
      branch: 8,
      grade: 5,
      is_active: true,
      lead_info: 'Worksheet',
    } as const;
    const save = (id: string, child_name: string) =>
      saveSignup(store.db, {
        contact: CONTACT,
        key: { id, revision: 1 },
        payload: { ...payload, child_name },
        at: AT,
      });
    const written = { payload_json: JSON.stringify(payload) };
    await store.db.updateTable('erp_signups').set(written).execute();
    expect(await save('one', 'Xanthippe')).toEqual({ is: 'known' });
    await encryptColumns(store);
    expect(await save('two', 'Xanthippe')).toEqual({ is: 'known' });
    expect(await save('two', 'Xan')).toEqual({
      is: 'corrected',
      before: { parent_name: 'Zephyrina', child_name: 'Xanthippe' },
    });
    expect(await save('two', 'Xan')).toEqual({ is: 'known' });
    expect(await save('three', 'Xanthippe')).toEqual({ is: 'new' });
    expect((await findByContact(store, CONTACT)).signups).toHaveLength(3);
  });

  it('is still the same enquiry when it is sent once more, before and after', async () => {
    const store = await open();
    const input = {
      enquiry: SAMPLE_ENQUIRY,
      idempotencyKey: 'key-of-a-browser-1',
      attribution: null,
      parent: null,
    };
    const name = nameRow(input.idempotencyKey, input.enquiry);
    const { id } = await saveEnquiry(store, input, AT);
    const [now, before] = namesOf(name);
    const rename = (idempotency_key: string) =>
      store.db.updateTable('enquiries').set({ idempotency_key }).where('id', '=', id).execute();
    await rename(before);
    expect(await saveEnquiry(store, input, AT + 1)).toMatchObject({ id, isNew: false });
    await encryptColumns(store);
    const row = await store.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(row.idempotency_key).toBe(now);
    expect(await saveEnquiry(store, input, AT + 2)).toMatchObject({ id, isNew: false });
  });

  it('is read with the keys from before, and encrypted again with the new one', async () => {
    const store = await open();
    await fill(store, 3);
    await encryptColumns(store);
    const before = await listEnquiries(store, {});
    useKeys({ data: ['data two', 'data one'] });
    expect(await listEnquiries(store, {})).toEqual(before);
    expect((await encryptColumns(store)).changed).toBeGreaterThanOrEqual(8);
    useKeys({ data: ['data two'] });
    expect(await listEnquiries(store, {})).toEqual(before);
  });

  it('says so where its key is gone, and stays as it is', async () => {
    const store = await open();
    await fill(store, 2);
    await encryptColumns(store);
    const stored = await dump(store);
    useKeys({ data: ['data two'] });
    const [enquiry] = await listEnquiries(store, {});
    expect(enquiry).toMatchObject({
      parent_name: '[cannot be read: its key is missing]',
      branch: 'OIS Jalahalli',
    });
    const { changed, unreadable } = await encryptColumns(store);
    expect({ changed, isRead: unreadable === 0 }).toEqual({ changed: 0, isRead: false });
    expect(await dump(store)).toBe(stored);
  });

  it.each(['waiting', 'follow-up'] as const)(
    'moves the token of a delivery to the data key: %s',
    async (status) => {
      const store = await open();
      await fill(store, 1);
      const subjectId = 'OIS-0000-0000';
      const delivery = { subjectId, revision: 1, accessToken: 'token', at: AT };
      const id = await queueDelivery(store.db, delivery);
      const read = () =>
        store.db
          .selectFrom('deliveries')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      const sealed_payload = await sealToken('delivery', { accessToken: 'token' }, 600);
      const set = { sealed_payload, status };
      await store.db.updateTable('deliveries').set(set).where('id', '=', id).execute();
      await encryptColumns(store);
      expect((await read()).sealed_payload).toMatch(/^enc1\./);
      useKeys({ data: ['data two', 'data one'] });
      await encryptColumns(store);
      expect(Object.keys(await countKeys(store))).toEqual([getKeyRings().data.current.id]);
      expect(await openDelivery(await read())).toEqual({ accessToken: 'token' });
    },
  );

  it('is gone from every byte of a database file and its log', async () => {
    const at = await target();
    if (!('file' in at)) return;
    const store = await openAt(at);
    // As an earlier release left it: with pages of rows that were deleted or written over.
    await sql`pragma secure_delete = off`.execute(store.db);
    await fill(store, 500);
    await store.db
      .deleteFrom('enquiries')
      .where('created_at', '>=', AT + 250)
      .execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
    expect(readFileSync(at.file, 'latin1')).toContain('Xanthippe 499');
    await sql`pragma secure_delete = on`.execute(store.db);
    await encryptColumns(store);
    const bytes = ['', '-wal'].map((end) => readFileSync(at.file + end, 'latin1')).join('');
    expect(wordsIn(bytes)).toEqual([]);
    expect(bytes).toContain('OIS-0001-0000');
  });
});
