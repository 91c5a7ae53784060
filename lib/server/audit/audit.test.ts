import { sql } from 'kysely';
import type { Store } from '@/lib/server/store/store';
import { runScript } from '@/lib/server/testing/runScript';
import { eachStore } from '@/lib/server/testing/stores';
import { appendAudit } from './appendAudit';
import { type AuditEntry, canonicalJson } from './auditEntry';
import { systemUser } from './systemUser';
import { verifyAudit } from './verifyAudit';

const read = { action: 'enquiries list', filter: { status: 'queued' }, rows: 3 };

/** What a person with the database's password does: takes the triggers away first. */
const byHand = async ({ db, dialect }: Store, statement: string): Promise<void> => {
  const [off, on] =
    dialect === 'postgres'
      ? ['alter table audit_log disable trigger all', 'alter table audit_log enable trigger all']
      : [
          'drop trigger if exists audit_log_no_update',
          'drop trigger if exists audit_log_no_delete',
        ];
  for (const text of dialect === 'postgres' ? [off, statement, on] : [off, on, statement]) {
    await sql.raw(text).execute(db);
  }
};

eachStore('the audit', (open, { target, openAt }) => {
  it('says who did what, when, with which filter and how many rows', async () => {
    const { db } = await open();
    await appendAudit(db, { ...read, filter: { to: undefined, branches: [3, 8] } });
    const entries: AuditEntry[] = [];
    expect(await verifyAudit(db, (entry) => entries.push(entry))).toMatchObject({
      sound: 1,
      broken: null,
    });
    expect(entries).toMatchObject([
      {
        entry: 1,
        who: systemUser(),
        action: 'enquiries list',
        filter_json: '{"branches":[3,8]}',
        row_count: 3,
        previous_hash: '0'.repeat(64),
      },
    ]);
  });

  it.each(['update audit_log set row_count = 0', 'delete from audit_log where entry = 1'])(
    'is not changed by: %s',
    async (statement) => {
      const { db } = await open();
      await appendAudit(db, read);
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({
        message: expect.stringContaining('never changed or deleted'),
      });
      expect(await verifyAudit(db)).toMatchObject({ sound: 1, broken: null });
    },
  );

  it.each([
    'insert or replace into audit_log select * from forged',
    'replace into audit_log select * from forged',
    'insert or replace into audit_log (rowid, entry, at, who, action, filter_json, row_count, previous_hash, hash) select 1, 99, at, who, action, filter_json, row_count, previous_hash, hash from forged',
    'insert into audit_log select * from forged where true on conflict (entry) do update set row_count = 0',
  ])('is not written over by: %s', async (statement) => {
    const { db } = await open();
    await appendAudit(db, read);
    await sql.raw('create table forged as select * from audit_log').execute(db);
    await sql.raw("update forged set who = 'nobody'").execute(db);
    // SQLite leaves the entry out; PostgreSQL refuses the statement, or does not know it.
    await sql
      .raw(statement)
      .execute(db)
      .catch(() => {});
    expect(await db.selectFrom('audit_log').select(['entry', 'who']).execute()).toEqual([
      { entry: 1, who: systemUser() },
    ]);
    expect(await appendAudit(db, read)).toMatchObject({ entry: 2 });
    expect(await verifyAudit(db)).toMatchObject({ sound: 2, broken: null });
  });

  it.each([
    ['update audit_log set row_count = 0 where entry = 3', 3, 'not as it was written'],
    ['delete from audit_log where entry = 2', 2, 'missing'],
    ['delete from audit_log where entry = 1', 1, 'missing'],
    [
      "update audit_log set previous_hash = 'x', hash = 'y' where entry = 4",
      4,
      'not as it was written',
    ],
    ['update audit_log set entry = 0 where entry = 5', 1, 'before the first one'],
  ])('names the entry that is broken by hand: %s', async (statement, entry, reason) => {
    const store = await open();
    for (let turn = 0; turn < 5; turn += 1) await appendAudit(store.db, read);
    await byHand(store, statement);
    expect((await verifyAudit(store.db)).broken).toEqual({
      entry,
      reason: expect.stringContaining(reason),
    });
  });

  it('is one chain when three processes write it at once', async () => {
    const at = await target();
    const { db } = await openAt(at);
    const script = `
      const { openStore } = require('./lib/server/store/store.ts');
      const { appendAudit } = require('./lib/server/audit/appendAudit.ts');
      openStore(${JSON.stringify(at)}).then(async (store) => {
        for (let turn = 0; turn < 20; turn += 1) {
          await store.db.transaction().execute((step) =>
            appendAudit(step, { action: 'enquiries list', filter: {}, rows: turn }));
        }
        await store.close();
      });`;
    const ended = await Promise.all([1, 2, 3].map(() => runScript(script).ended));
    expect(ended.map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    expect(await verifyAudit(db)).toMatchObject({ sound: 60, broken: null });
  });
});

it('hashes the same text whatever the order of the names', () => {
  expect(canonicalJson({ b: 1, a: [2] })).toBe(canonicalJson({ a: [2], b: 1 }));
  expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
});

it('names the person behind sudo too', () => {
  expect(systemUser({ SUDO_USER: 'asha' })).toBe(`${systemUser({})} (sudo by asha)`);
});
