import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_RECORDS } from '@/data/content/about/serverRecords';
import { RETENTION_DAYS } from '@/data/retention';
import { readLastEntry } from '@/lib/server/audit/appendAudit';
import { verifyAudit } from '@/lib/server/audit/verifyAudit';
import { hashMobile, hashPersonal } from '@/lib/server/crypto';
import { noteCorrection } from '@/lib/server/desk/corrections';
import { createDispatcher } from '@/lib/server/dispatcher/createDispatcher';
import { findDeadLetter, retryDeadLetter } from '@/lib/server/dispatcher/deadLetters';
import { ConsentWithdrawnError, type NewEnquiry } from '@/lib/server/enquiries/newEnquiry';
import { openForPeople } from '@/lib/server/enquiries/personalColumns';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { onboardAccount } from '@/lib/server/erp/embedded/accounts';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { saveLead } from '@/lib/server/leads/saveLead';
import { log } from '@/lib/server/log/log';
import { rememberDevice } from '@/lib/server/login/devices';
import { SLOT_MS } from '@/lib/server/login/senders';
import { mobileHash } from '@/lib/server/session/generations';
import { applyRetention, applyRetentionDaily } from '@/lib/server/store/retention';
import type { Store } from '@/lib/server/store/store';
import { playErp, toServices } from '@/lib/server/testing/outbox';
import { useKeys, useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { until } from '@/lib/server/testing/until';
import { voterText } from '@/lib/server/voting/votes';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { carryOutAgain } from './carryOutAgain';
import { countNumber } from './countNumber';
import { eraseNumber } from './eraseNumber';
import { exportNumber } from './exportNumber';
import { findGeneration } from './findRows';
import { LINKED_TABLES } from './linkedTables';
import { parseNumber, toParentNumber } from './parentNumber';
import { readRequests } from './requestsFile';
import { UNLINKED } from './unlinkedTables';
import { withdrawNumber } from './withdrawNumber';

const MOBILE = '9731864205';
const OTHER = '9845012345';
/** Whose enquiry had another number first. */
const THIRD = '9000000007';
const CONTACT = `+91-${MOBILE}`;
const NAME = 'Zephyrina Quillfeather';
const DAY_MS = 24 * 60 * 60_000;

const number = toParentNumber(MOBILE);

it('finds rows of every table of the store, or says why it cannot', () => {
  const told = SERVER_RECORDS.flatMap(({ tables }) => tables);
  expect([...LINKED_TABLES, ...Object.keys(UNLINKED)].sort()).toEqual([...told].sort());
});

it.each([
  ['9731864205', MOBILE],
  ['+91 97318 64205', MOBILE],
  ['+91-9731864205', MOBILE],
  ['0091 97318-64205', MOBILE],
  ['09731864205', MOBILE],
  ['919731864205', MOBILE],
  ['(97318) 64205', MOBILE],
  ['973186420', null],
  ['97318642055', null],
  ['5731864205', null],
  ['973186420599999', null],
  ['asha@example.in', null],
  ['', null],
])('reads %p as the number %p', (text, mobile) => {
  expect(parseNumber(text)).toBe(mobile);
});

eachStore('a parent’s data', (open) => {
  let store: Store;
  let dataDir = '';
  beforeEach(async () => {
    store = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'site-privacy-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const place = () => ({ store, dataDir });
  const parentOf = (mobile: string) => ({ mobile, accessToken: `token of ${mobile}` });
  const save = (mobile: string, change: Partial<NewEnquiry> = {}, at = Date.now()) =>
    saveEnquiry(
      store,
      {
        enquiry: { ...SAMPLE_ENQUIRY, parent_name: mobile === MOBILE ? NAME : 'Asha Rao' },
        idempotencyKey: randomUUID(),
        attribution: null,
        parent: parentOf(mobile),
        ...change,
      },
      at,
    );
  const rowOf = async (id: string) => {
    const row = await store.db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && openForPeople(row);
  };
  const deliveryOf = (id: string) =>
    store.db.selectFrom('deliveries').selectAll().where('subject_id', '=', id).executeTakeFirst();

  /** Something of this parent in every table that can have it, and the same of another one. */
  const fill = async (mobile: string) => {
    const contact = `+91-${mobile}`;
    const at = Date.now();
    const { id } = await save(mobile);
    await save(mobile, { parent: null, enquiry: { ...SAMPLE_ENQUIRY, mobile } });
    await saveLead(
      store,
      { lead: { lead_url: `/lp/pune?phone=${mobile}` }, attribution: null },
      at,
    );
    const { id: corrected } = await save(THIRD);
    await noteCorrection(store.db, {
      id: randomUUID(),
      reference: corrected,
      staffId: 'staff',
      at,
      before: { mobile },
      mobileHash: hashMobile(mobile),
    });
    await store.db
      .insertInto('otp_requests')
      .values({ mobile_hash: hashPersonal(mobile), path: 'login', sent_at: at })
      .execute();
    await store.db
      .insertInto('rate_limits')
      .values({ key: `otpSendNumber:${hashPersonal(mobile)}`, points: 1, expire: at })
      .execute();
    await store.db
      .insertInto('otp_devices')
      .values({ device_hash: mobile, mobile_hash: hashPersonal(mobile), verified_at: at })
      .execute();
    await store.db
      .insertInto('otp_senders')
      .values({
        sender: hashPersonal(mobile),
        slot: Math.floor(at / SLOT_MS),
        sent: 2,
        verified: 1,
      })
      .execute();
    await store.db
      .insertInto('otp_guesses')
      .values({
        mobile_hash: hashPersonal(mobile),
        window_started_at: at,
        window_unknown: 1,
        window_asker: 0,
        window_own_device: 0,
        wrong_unknown: 1,
        wrong_asker: 0,
        wrong_own_device: 0,
        guessed_at: at,
        revision: 1,
      })
      .execute();
    await store.db
      .insertInto('session_generations')
      .values({ mobile_hash: mobileHash(contact), generation: at, expires_at: at })
      .execute();
    await store.db
      .insertInto('erp_accounts')
      .values({
        contact,
        kind: 'onboarded',
        parent_name: mobile === MOBILE ? NAME : 'Asha Rao',
        child_name: null,
        grade_name: null,
        erp_id: null,
        created_at: at,
      })
      .execute();
    await store.db
      .insertInto('erp_signups')
      .values({ contact, idempotency_key: id, payload_json: '{}', created_at: at })
      .execute();
    await store.db
      .insertInto('erp_tokens')
      .values({ token_hash: hashPersonal(`token ${mobile}`), contact, expires_at: at })
      .execute();
    await store.db
      .insertInto('erp_codes')
      .values({
        contact_hash: hashPersonal(contact),
        code_hash: 'x',
        sent_at: at,
        expires_at: at,
        used_at: null,
        guesses: 0,
        sends: 1,
        own_guesses: 0,
        own_sends: 0,
        window_started_at: at,
      })
      .execute();
    await store.db
      .insertInto('votes')
      .values({
        contest: 'shortfilm',
        voter: hashPersonal(voterText({ contest: 'shortfilm', contact })),
        entry: 'a',
        created_at: at,
      })
      .execute();
    const line = JSON.stringify({ at: 'now', to: contact, text: `${mobile} 123456`, otp: '1' });
    writeFileSync(join(dataDir, 'sms-outbox.jsonl'), `${line}\n`, { flag: 'a' });
    return id;
  };

  /** Every value of every table as one text. */
  const everything = async (): Promise<string> => {
    const tables = [...LINKED_TABLES, 'deliveries', 'privacy_receipts', 'audit_log'] as const;
    const rows = await Promise.all(
      tables.map((table) => store.db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  };

  it('is exported whole: what, where, since when, why and how long', async () => {
    await fill(MOBILE);
    await fill(OTHER);
    const exported = await exportNumber(place(), number);
    const where = new Set(exported?.items.map((item) => item.where.split(': ')[1]));
    expect([...where].sort()).toEqual([undefined, ...LINKED_TABLES, 'deliveries'].sort());
    for (const item of exported?.items ?? []) expect(item.why && item.howLong).toBeTruthy();
    const text = JSON.stringify(exported);
    expect(text).toContain(NAME);
    expect(text).toContain('2026-11-3');
    expect(text).not.toContain(OTHER);
    expect(text).not.toContain('123456');
    expect((await countNumber(place(), number)).enquiries).toBe(2);
  });

  it('is erased from every table and the outbox; the other parent’s stays', async () => {
    const id = await fill(MOBILE);
    const other = await fill(OTHER);
    const { receipt, sent } = await eraseNumber(place(), number);
    expect(receipt.deleted).toEqual({
      enquiries: 2,
      deliveries: 2,
      desk_corrections: 1,
      whatsapp_leads: 1,
      otp_requests: 1,
      otp_senders: 1,
      otp_devices: 1,
      otp_guesses: 1,
      rate_limits: 1,
      erp_accounts: 1,
      erp_signups: 1,
      erp_tokens: 1,
      erp_codes: 1,
    });
    expect(receipt.blanked).toEqual({ votes: 1, 'lines of sms-outbox.jsonl': 1 });
    expect(sent).toEqual({ confirmed: 0, possible: 0, references: [] });
    expect(JSON.stringify(receipt)).not.toMatch(/9731864205|Zephyrina/);
    const left = `${await everything()}${readFileSync(join(dataDir, 'sms-outbox.jsonl'), 'utf8')}`;
    expect(left).not.toMatch(/9731864205|Zephyrina/);
    expect(receipt.kept.join(' ')).toContain('signed out everywhere');
    expect(await findGeneration(store.db, number)).toBeDefined();
    expect(await rowOf(id)).toBeUndefined();
    expect(await rowOf(other)).toBeDefined();
    expect(await countNumber(place(), number)).toEqual({});
    const votes = await store.db.selectFrom('votes').selectAll().execute();
    expect(votes).toHaveLength(2);
    // All other tables, deliveries and the outbox have as much of the other one as before.
    expect(await countNumber(place(), toParentNumber(OTHER))).toEqual({
      ...receipt.deleted,
      ...receipt.blanked,
    });
    const lines = readFileSync(join(dataDir, 'sms-outbox.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).to)).toEqual(['erased', `+91-${OTHER}`]);
  });

  it('tells what the school system has, and what it may have', async () => {
    const { erp } = playErp();
    const { id, deliveryId } = await save(MOBILE);
    await createDispatcher({ getServices: toServices(store, erp) }).deliver(
      deliveryId ?? '',
      5_000,
    );
    const tried = await save(MOBILE);
    await store.db
      .updateTable('deliveries')
      .set({ attempts: 1 })
      .where('subject_id', '=', tried.id)
      .execute();
    const { sent } = await eraseNumber(place(), number);
    expect(sent).toMatchObject({ confirmed: 1, possible: 1 });
    expect([...sent.references].sort()).toEqual([id, tried.id].sort());
  });

  it('can be sent anew after an erasure, and that enquiry stays', async () => {
    await save(MOBILE);
    await eraseNumber(place(), number);
    const again = await save(MOBILE, {}, Date.now() - 1_000);
    const [line] = readRequests(dataDir).lines;
    expect((await rowOf(again.id))?.created_at).toBeGreaterThan(line?.at ?? Infinity);
    await carryOutAgain(place());
    expect(await rowOf(again.id)).toMatchObject({ status: 'queued', parent_name: NAME });
  });

  it('stays erased and withdrawn in an older database of the same site', async () => {
    const old = await open();
    const newer = store;
    for (const one of [old, newer]) {
      store = one;
      await save(MOBILE, {}, Date.now() - DAY_MS);
      await save(OTHER, {}, Date.now() - DAY_MS);
      await store.db
        .insertInto('votes')
        .values({
          contest: 'shortfilm',
          voter: hashPersonal(voterText({ contest: 'shortfilm', contact: CONTACT })),
          entry: 'a',
          created_at: 1,
        })
        .execute();
    }
    await eraseNumber(place(), number);
    await withdrawNumber(place(), toParentNumber(OTHER));
    store = old;
    expect(await carryOutAgain(place())).toEqual({ requests: 2, rows: 4, unreadable: 0 });
    expect(await everything()).not.toMatch(/9731864205|Zephyrina/);
    expect(await countNumber(place(), number)).toEqual({});
    expect(await store.db.selectFrom('enquiries').select('status').execute()).toEqual([
      { status: 'withdrawn' },
    ]);
    expect(await store.db.selectFrom('deliveries').select('status').execute()).toEqual([
      { status: 'cancelled' },
    ]);
    expect(await carryOutAgain(place())).toEqual({ requests: 0, rows: 0, unreadable: 0 });
    expect(await verifyAudit(store.db)).toMatchObject({ sound: 2, broken: null });
  });

  it('says so when a request was written with the key of another database', async () => {
    useKeys({ site: ['of another database'] });
    await eraseNumber(place(), number);
    useOwnKeys();
    store = await open();
    await save(MOBILE, {}, Date.now() - DAY_MS);
    expect(await carryOutAgain(place())).toMatchObject({ requests: 0, unreadable: 1 });
    expect(await countNumber(place(), number)).toMatchObject({ enquiries: 1 });
  });

  it('stays erased where secrets were changed since, and where only hashes tell whose it is', async () => {
    const at = Date.now() - DAY_MS;
    useKeys({});
    const newer = store;
    const old = await open();
    for (const { db } of [newer, old]) await loadLookupKeys(db);
    store = old;
    await save(MOBILE, {}, at);
    const account = { contact: CONTACT, parent_name: NAME, child_name: null } as const;
    await onboardAccount(old.db, {
      ...account,
      kind: 'onboarded',
      grade_name: null,
      erp_id: null,
      created_at: at,
    });
    await rememberDevice(old.db, { mobile: MOBILE, deviceId: 'a' }, at);
    store = newer;
    await eraseNumber(place(), number);
    // The old data key is gone, and with it what could be read of the enquiry.
    useKeys({ site: ['site two'], data: ['data two', 'data one'] });
    await loadLookupKeys(old.db);
    useKeys({ site: ['site two'], data: ['data two'] });
    store = old;
    expect(await carryOutAgain(place())).toMatchObject({ requests: 1, unreadable: 0 });
    for (const table of ['enquiries', 'deliveries', 'erp_accounts', 'otp_devices'] as const) {
      expect(await old.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    useOwnKeys();
  });

  it('is finished when the command was cut off half way', async () => {
    await save(MOBILE, {}, Date.now() - DAY_MS);
    const { receipt } = await eraseNumber(place(), number);
    await store.db
      .updateTable('privacy_requests')
      .set({ applied_at: null, at: Date.now() - 120_000 })
      .execute();
    await store.db
      .insertInto('erp_tokens')
      .values({ token_hash: 'x', contact: CONTACT, expires_at: 1 })
      .execute();
    expect(receipt.deleted.enquiries).toBe(1);
    expect(await carryOutAgain(place())).toMatchObject({ requests: 1, rows: 1 });
  });

  it('of a withdrawn consent is not sent any more, and the record stays', async () => {
    const { erp, calls } = playErp();
    const { id, deliveryId } = await save(MOBILE);
    const other = await save(OTHER);
    const { receipt } = await withdrawNumber(place(), number);
    expect(receipt.cancelled).toBe(1);
    const dispatcher = createDispatcher({ getServices: toServices(store, erp), pollMs: 20 });
    await dispatcher.deliver(deliveryId ?? '', 1_000);
    await dispatcher.deliver(other.deliveryId ?? '', 1_000);
    await dispatcher.stop();
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([other.id]);
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn', parent_name: NAME });
    expect(await deliveryOf(id)).toMatchObject({ status: 'cancelled', sealed_payload: '' });
  });

  it('of a withdrawn consent is no dead letter any more, and is not sent again', async () => {
    const { erp, calls } = playErp(async () => ({ outcome: 'refused', message: 'Bad request' }));
    const { id, deliveryId } = await save(MOBILE);
    const dispatcher = createDispatcher({ getServices: toServices(store, erp) });
    expect(await dispatcher.deliver(deliveryId ?? '', 5_000)).toMatchObject({ is: 'refused' });
    const letter = await findDeadLetter(store.db, 'enquiry', id);
    const { receipt } = await withdrawNumber(place(), number);
    expect(receipt.cancelled).toBe(1);
    expect(await findDeadLetter(store.db, 'enquiry', id)).toBeNull();
    expect(letter && (await retryDeadLetter(store, letter, Date.now()))).toBe('gone');
    expect(await deliveryOf(id)).toMatchObject({ sealed_payload: '', last_error: null });
    expect(calls).toHaveLength(1);
  });

  it('that a dispatcher has in its hands is waited for; nothing arrives after that', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isEnded = false;
    const { erp, calls } = playErp(async () => {
      await held;
      expect(isEnded).toBe(false);
      return undefined;
    });
    const { id, deliveryId } = await save(MOBILE);
    const dispatcher = createDispatcher({ getServices: toServices(store, erp) });
    const delivering = dispatcher.deliver(deliveryId ?? '', 5_000);
    await until(() => calls.length === 1);
    const withdrawing = withdrawNumber(place(), number).then((done) => {
      isEnded = true;
      return done;
    });
    await until(async () => (await rowOf(id))?.status === 'withdrawn');
    letGo();
    expect((await withdrawing).sent).toMatchObject({ confirmed: 1, references: [id] });
    await delivering;
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn' });
  });

  it('of a number that has withdrawn is not sent, even where the withdrawal did not see it', async () => {
    const { erp, calls } = playErp();
    const { id, deliveryId } = await save(MOBILE);
    const dispatcher = createDispatcher({ getServices: toServices(store, erp) });
    await withdrawNumber(place(), number);
    // As where the enquiry was being saved at that moment, and the withdrawal could not see it.
    await store.db.updateTable('enquiries').set({ status: 'queued' }).execute();
    await store.db
      .updateTable('deliveries')
      .set({ status: 'waiting' })
      .where('id', '=', deliveryId ?? '')
      .execute();
    expect(await dispatcher.deliver(deliveryId ?? '', 5_000)).toEqual({ is: 'cancelled' });
    expect(calls).toEqual([]);
    expect(await deliveryOf(id)).toMatchObject({ status: 'cancelled', locked_until: 0 });
  });

  describe('after a withdrawal', () => {
    it('the same request once more is not saved', async () => {
      const idempotencyKey = randomUUID();
      await save(MOBILE, { idempotencyKey });
      await withdrawNumber(place(), number);
      await expect(save(MOBILE, { idempotencyKey })).rejects.toBeInstanceOf(ConsentWithdrawnError);
      await expect(save(MOBILE, { idempotencyKey, parent: null })).rejects.toBeInstanceOf(
        ConsentWithdrawnError,
      );
    });

    it.each([
      ['a press of the button', { isPressed: true }],
      ['other words', { enquiry: { ...SAMPLE_ENQUIRY, child_name: 'Ira' } }],
    ])('%s is a consent anew, with its version and time', async (_what, change) => {
      const idempotencyKey = randomUUID();
      const { id } = await save(MOBILE, { idempotencyKey }, Date.now() - DAY_MS);
      await store.db.updateTable('enquiries').set({ consent_version: 'old' }).execute();
      await withdrawNumber(place(), number);
      const [line] = readRequests(dataDir).lines;
      const again = await save(MOBILE, { idempotencyKey, ...change });
      expect(again).toMatchObject({ id, isNew: false });
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'queued', consent_version: '2026-11-3' });
      expect(row?.consent_at).toBeGreaterThan(line?.at ?? Infinity);
      const { erp, calls } = playErp();
      const dispatcher = createDispatcher({ getServices: toServices(store, erp) });
      expect(await dispatcher.deliver(again.deliveryId ?? '', 5_000)).toMatchObject({
        is: 'delivered',
      });
      expect(calls).toHaveLength(1);
    });

    it('a new enquiry of an anonymous parent is one of its own', async () => {
      const input = {
        idempotencyKey: randomUUID(),
        parent: null,
        enquiry: { ...SAMPLE_ENQUIRY, mobile: MOBILE },
        isPressed: true,
      };
      const { id } = await save(MOBILE, input);
      await withdrawNumber(place(), number);
      const again = await save(MOBILE, input);
      expect(again.id).not.toBe(id);
      expect(await save(MOBILE, input)).toMatchObject({ id: again.id, isNew: false });
      expect(await rowOf(id)).toMatchObject({ status: 'withdrawn' });
      expect(await rowOf(again.id)).toMatchObject({ status: 'unverified' });
    });
  });

  it('agreed to once more has the newer version and time; a retry leaves them', async () => {
    const idempotencyKey = randomUUID();
    const { id } = await save(MOBILE, { idempotencyKey }, 1_000);
    await store.db.updateTable('enquiries').set({ consent_version: 'old' }).execute();
    await save(MOBILE, { idempotencyKey }, 2_000);
    expect(await rowOf(id)).toMatchObject({ consent_version: 'old', consent_at: 1_000 });
    await save(MOBILE, { idempotencyKey, isPressed: true }, 3_000);
    expect(await rowOf(id)).toMatchObject({ consent_version: '2026-11-3', consent_at: 3_000 });
  });

  describe('that has run out', () => {
    it.each(['unverified', 'delivered', 'in-touch', 'withdrawn', 'follow-up', 'queued'] as const)(
      'is removed with its deliveries: %s',
      async (status) => {
        const at = Date.now();
        const age = RETENTION_DAYS[status] * DAY_MS;
        const [old, young] = [await save(MOBILE), await save(MOBILE)];
        await store.db.updateTable('deliveries').set({ status: 'done' }).execute();
        for (const [{ id }, updated_at] of [
          [old, at - age - 1],
          [young, at - age],
        ] as const) {
          await store.db
            .updateTable('enquiries')
            .set({ status, updated_at, created_at: updated_at })
            .where('id', '=', id)
            .execute();
        }
        expect(await applyRetention(store, at)).toMatchObject({ [status]: 1 });
        expect(await readLastEntry(store.db)).toMatchObject({
          action: 'retention',
          filter_json: `{"deliveries":1,"enquiries":1,"ranOut":"${status}"}`,
          row_count: 2,
        });
        expect(await rowOf(old.id)).toBeUndefined();
        expect(await deliveryOf(old.id)).toBeUndefined();
        expect(await rowOf(young.id)).toBeDefined();
        expect(await deliveryOf(young.id)).toBeDefined();
      },
    );

    it.each([
      ['with-ticket', 'T-1', 'done'],
      ['without-ticket', null, 'done'],
      ['without-ticket', null, 'follow-up'],
    ] as const)('is removed: a press on WhatsApp %s', async (kind, ref_id, status) => {
      const at = Date.now();
      const age = RETENTION_DAYS[`whatsapp-${kind}`] * DAY_MS;
      const press = (created: number) =>
        saveLead(store, { lead: { lead_url: '/' }, attribution: null }, created);
      const [old, young, waiting] = [
        await press(at - age - 1),
        await press(at - age),
        await press(at - age - 1),
      ];
      await store.db.updateTable('whatsapp_leads').set({ ref_id }).execute();
      await store.db
        .updateTable('deliveries')
        .set({ status })
        .where('id', '!=', waiting.deliveryId)
        .execute();
      expect(await applyRetention(store, at)).toMatchObject({ [`whatsapp-${kind}`]: 1 });
      const ids = await store.db.selectFrom('whatsapp_leads').select('id').execute();
      expect(ids.map(({ id }) => id).sort()).toEqual([young.id, waiting.id].sort());
      expect(await deliveryOf(old.id)).toBeUndefined();
    });

    it('is removed once a day, by one process', async () => {
      const at = Date.now();
      const all = await Promise.all([1, 2, 3].map(() => applyRetentionDaily(store, at)));
      expect(all.filter((removed) => removed !== null)).toHaveLength(1);
      expect(await applyRetentionDaily(store, at + DAY_MS - 1)).toBeNull();
      expect(await applyRetentionDaily(store, at + DAY_MS)).not.toBeNull();
    });

    it('is removed, and said so, after a clock was wrong once', async () => {
      const warn = jest.spyOn(log, 'warn').mockReturnValue();
      const at = Date.now();
      await applyRetentionDaily(store, at + 365 * DAY_MS);
      const all = await Promise.all([1, 2, 3].map(() => applyRetentionDaily(store, at)));
      expect(all.filter((removed) => removed !== null)).toHaveLength(1);
      expect(warn.mock.lastCall?.[1]).toContain('check the clock');
      expect(await applyRetentionDaily(store, at + DAY_MS)).not.toBeNull();
      expect(warn).toHaveBeenCalledTimes(1);
      warn.mockRestore();
    });
  });
});
