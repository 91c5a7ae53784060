import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { hasDatabase, noDatabase } from '@/lib/server/store/databaseFile';
import { ImmediateSqliteDialect } from '@/lib/server/store/immediateSqlite';
import { MIGRATIONS } from '@/lib/server/store/migrate';
import { listMigrations } from '@/lib/server/store/newerMigrations';
import { openPostgres } from '@/lib/server/store/postgres';
import type { Database, Schema } from '@/lib/server/store/schema';
import { openAsItIs } from '@/lib/server/store/store';
import { holdAlone } from '@/scripts/backup/holdAlone';
import type { Place } from '@/scripts/backup/place';
import { BackupError } from '@/scripts/backup/usage';
import type { Side } from './rows';
import { checkTables, type Table } from './tables';

/** The database that is moved. `checkAlone` throws where a process has come to it meanwhile. */
export type Source = Side & { checkAlone: () => Promise<void> };

/**
 * Opens the site's database for as long as `work` takes, and keeps every other process from writing to
 * it. Throws a BackupError where one has it open: what it saves would not be in the copy.
 */
export const withSource = (
  { databaseUrl, databaseFile }: Place,
  tables: readonly Table[],
  work: (source: Source) => Promise<void>,
): Promise<void> =>
  databaseUrl === null
    ? withFile(databaseFile, tables, work)
    : withPostgres(databaseUrl, tables, work);

type Work = (source: Source) => Promise<void>;

const withFile = async (file: string, tables: readonly Table[], work: Work): Promise<void> => {
  if (!hasDatabase(file)) throw new BackupError(noDatabase(file));
  // As a start does: a damaged file is named, and not copied.
  await (await openAsItIs({ file })).close();
  const db = new Kysely<Schema>({
    dialect: new ImmediateSqliteDialect({ database: holdAlone(file, 'move') }),
  });
  try {
    await checkRelease(db, tables, file);
    await work({ db, dialect: 'sqlite', checkAlone: async () => {} });
  } finally {
    await db.destroy();
  }
};

const withPostgres = async (
  databaseUrl: string,
  tables: readonly Table[],
  work: Work,
): Promise<void> => {
  const store = await openPostgres(databaseUrl);
  try {
    await checkRelease(store.db, tables, 'The database of DATABASE_URL');
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        await giveTime(db);
        await refuseOthers(db, LONGEST_GOODBYE_MS);
        // Before the first row is read, so that the snapshot is of after the last write.
        await lockTables(db, tables, 'share');
        await work({ db, dialect: 'postgres', checkAlone: () => refuseOthers(db, 0) });
      });
  } finally {
    await store.close();
  }
};

/** A session ends a moment after its site. */
const LONGEST_GOODBYE_MS = 2_000;
const PAUSE_MS = 100;

/**
 * Throws a BackupError where somebody else is connected. A running site always is: it looks for
 * deliveries every two seconds, and its idle connections stay for ten.
 */
const refuseOthers = async (db: Database, patienceMs: number): Promise<void> => {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null
    `.execute(db);
    const others = Number(rows[0]?.others);
    if (others === 0) return;
    if (performance.now() >= giveUpAt) {
      throw new BackupError(
        `The database of DATABASE_URL is in use (${others} other connections): stop every site and every program that uses it, then move again.`,
      );
    }
    // What it knows of sessions it knows for the whole transaction, unless it is asked to forget it.
    await sql`select pg_stat_clear_snapshot()`.execute(db);
    await wait(PAUSE_MS);
  }
};

/** The limits of requests are too short for a table that is sorted or checked. */
export const giveTime = async (db: Database): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
};

export const lockTables = async (
  db: Database,
  tables: readonly Table[],
  mode: 'share' | 'exclusive',
): Promise<void> => {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in ${sql.raw(mode)} mode`.execute(db);
};

const checkRelease = async (
  db: Database,
  tables: readonly Table[],
  which: string,
): Promise<void> => {
  const [applied, known] = [await listMigrations(db), Object.keys(MIGRATIONS)];
  if (applied.some((name) => !known.includes(name))) {
    throw new BackupError(`${which} is of a newer release: use the npm run move of that one.`);
  }
  if (known.some((name) => !applied.includes(name))) {
    throw new BackupError(
      `${which} is of an earlier release: start this release on it once, stop it, then move.`,
    );
  }
  await checkTables(db, tables, which);
};
