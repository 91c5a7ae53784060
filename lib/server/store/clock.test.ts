import { sql } from 'kysely';
import { findStaff, saveStaff } from '@/lib/server/desk/staff';
import { beginStaffSession, findStaffSession } from '@/lib/server/desk/staffSession';
import { claimDue } from '@/lib/server/dispatcher/claim';
import { consumeLimit } from '@/lib/server/limits';
import { claimSend } from '@/lib/server/login/otpRequests';
import { addMail, claimMail, readMailFigures } from '@/lib/server/mail/outbox';
import { queueEnquiry } from '@/lib/server/testing/outbox';
import { eachStore } from '@/lib/server/testing/stores';
import { claimRun } from './claimRun';
import { CLOCKS_DIFFER_MS, notLater, repairTimes, TIMES } from './clock';
import { applyRetention } from './retention';
import { type Store, shareStore } from './store';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AHEAD = [
  ['ten minutes', 10 * MINUTE_MS],
  ['ten years', 3_653 * DAY_MS],
] as const;

it('takes a moment later than now as now', () => {
  expect([notLater(5, 3), notLater(2, 3)]).toEqual([3, 2]);
});

type Rule = 'no time' | 'record' | { ahead: number; unit?: number };
const RULES = Object.entries(TIMES).map(
  ([table, columns]) => [table, Object.entries<Rule>(columns)] as const,
);

eachStore('a clock that was ahead', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    shareStore(store);
  });

  it('is known of for every number in every table', async () => {
    const tables = await store.db.introspection.getTables();
    const numbers = tables
      .filter(({ name }) => name !== 'migration')
      .map(({ name, columns }) => [
        name,
        columns
          .filter(({ dataType }) => /int/i.test(dataType))
          .map((column) => column.name)
          .sort(),
      ]);
    expect(Object.fromEntries(numbers)).toEqual(
      Object.fromEntries(
        RULES.map(([table, rules]) => [table, rules.map(([name]) => name).sort()]),
      ),
    );
  });

  it.each(AHEAD)('by %s leaves no time ahead that something waits for', async (_name, ahead) => {
    const now = Date.now();
    const tables = new Map(
      (await store.db.introspection.getTables()).map((table) => [table.name, table.columns]),
    );
    for (const [table, rules] of RULES) {
      const values = new Map<string, string | number>(
        rules.map(([column, rule]) => {
          const unit = typeof rule === 'string' ? 1 : (rule.unit ?? 1);
          return [column, rule === 'no time' ? 1 : Math.floor((now + ahead) / unit)];
        }),
      );
      const columns = tables.get(table) ?? [];
      // As a table with text in every other column takes it.
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        values (${sql.join(columns.map(({ name }) => values.get(name) ?? 'x'))})`.execute(store.db);
    }
    await repairTimes(store.db, now);
    for (const [table, rules] of RULES) {
      const { rows } = await sql<Record<string, number>>`select * from ${sql.table(table)}`.execute(
        store.db,
      );
      for (const [column, rule] of rules) {
        if (rule === 'no time') continue;
        const unit = typeof rule === 'string' ? 1 : (rule.unit ?? 1);
        const times = rows.map((row) => Number(row[column]) * unit);
        if (rule === 'record')
          expect([table, column, times]).toEqual([table, column, [now + ahead]]);
        else {
          const late = times.filter((time) => time > now + rule.ahead + CLOCKS_DIFFER_MS);
          expect([table, column, late]).toEqual([table, column, []]);
        }
      }
    }
  });

  describe.each(AHEAD)('by %s', (_name, ahead) => {
    const then = () => Date.now() + ahead;
    const repair = () => repairTimes(store.db, Date.now());

    it('lets the next code be sent', async () => {
      await claimSend(store.db, '9845012345', then());
      await repair();
      expect(await claimSend(store.db, '9845012345', Date.now())).toBe(true);
    });

    it('ends a session at the desk as any other', async () => {
      await saveStaff(store.db, '9845012345', { role: 'admin', branches: null }, Date.now());
      const staff = await findStaff(store.db, '9845012345');
      const token = await beginStaffSession(store.db, staff?.id ?? '', then());
      await repair();
      expect(await findStaffSession(store.db, token, Date.now() + 29 * MINUTE_MS)).not.toBeNull();
      expect(await findStaffSession(store.db, token, Date.now() + 60 * MINUTE_MS)).toBeNull();
    });

    it('sends what waits, and frees what a process had in its hands', async () => {
      await queueEnquiry(store, then());
      await claimDue(store, { kind: 'enquiry', count: 1 }, { at: then(), lockMs: 10_000 });
      await repair();
      const hold = { at: Date.now() + 16 * MINUTE_MS, lockMs: 10_000 };
      expect(await claimDue(store, { kind: 'enquiry', count: 1 }, hold)).toHaveLength(1);
    });

    it('sends the e-mails of the desk, and warns no longer than a day', async () => {
      const mail = {
        id: 'x',
        kind: 'alarm',
        branch_id: 8,
        subject: '',
        text: '',
        html: '',
      } as const;
      await addMail(store.db, mail, then());
      await repair();
      const at = Date.now() + 16 * MINUTE_MS;
      expect(await claimMail(store, { at, lockMs: 1000 })).not.toBeNull();
      await store.db.updateTable('mail_outbox').set({ status: 'dead', ended_at: then() }).execute();
      await repair();
      expect(await readMailFigures(store.db, Date.now() + DAY_MS)).toMatchObject({ dead: 0 });
    });

    it('does the daily work', async () => {
      await claimRun(store.db, { job: 'x', now: then(), last: 0 });
      await repair();
      const last = Date.now() - DAY_MS;
      expect(await claimRun(store.db, { job: 'x', now: Date.now(), last })).toBe(true);
    });

    it('removes an enquiry when its days are over', async () => {
      await queueEnquiry(store, then());
      await store.db.updateTable('deliveries').set({ status: 'done' }).execute();
      await repair();
      await applyRetention(store, Date.now() + 1_200 * DAY_MS);
      expect(await store.db.selectFrom('enquiries').select('id').execute()).toEqual([]);
    });

    it('lets a limit end with its window', async () => {
      for (let tries = 0; tries < 10; tries += 1) await consumeLimit('deskCode', 'somebody');
      await expect(consumeLimit('deskCode', 'somebody')).rejects.toThrow('Too many tries');
      // Another process with another clock wrote it.
      await store.db
        .updateTable('rate_limits')
        .set({ expire: then() + 10 * MINUTE_MS })
        .execute();
      await expect(consumeLimit('deskCode', 'somebody')).resolves.toBeUndefined();
    });
  });
});
