import { existsSync, linkSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { MIGRATIONS, migrateToLatest } from '@/lib/server/store/migrate';
import { findNewerMigrations } from '@/lib/server/store/newerMigrations';
import { openPostgres } from '@/lib/server/store/postgres';
import type { Database } from '@/lib/server/store/schema';
import { openStore } from '@/lib/server/store/store';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { removeUnfinished, UNFINISHED, unfinishedName } from '@/lib/server/unfinished';
import { BackupError } from '@/scripts/backup/usage';
import type { MoveTarget } from './command';
import { countRows, type Side } from './rows';
import { giveTime, lockTables } from './source';
import { checkTables, type Table } from './tables';

type Options = {
  tables: readonly Table[];
  /** Told where an unfinished copy stands, before it does. */
  noteDraft: (path: string) => void;
  /** Fills the empty tables, in one transaction. */
  fill: (target: Side) => Promise<void>;
};

/**
 * Fills an empty database: it holds all that `fill` writes, or not a single row. Throws a BackupError
 * or a StoreError of one line.
 */
export const fillTarget = (target: MoveTarget, options: Options): Promise<void> =>
  'file' in target ? fillFile(target.file, options) : fillPostgres(target.databaseUrl, options);

const fillFile = async (file: string, { noteDraft, fill }: Options): Promise<void> => {
  const isTaken = [file, `${file}-wal`].some((path) => existsSync(path));
  if (isTaken) throw taken(file);
  const folder = dirname(file);
  removeUnfinished(folder, UNFINISHED);
  const draft = join(folder, unfinishedName(basename(file)));
  noteDraft(draft);
  try {
    makeFolder(folder);
    const store = await openStore({ file: draft });
    try {
      await store.db.transaction().execute((db) => fill({ db, dialect: 'sqlite' }));
      // One plain file, which is moved as one.
      await sql.raw('pragma journal_mode = delete').execute(store.db);
    } finally {
      await store.close();
    }
    syncToDisk(draft);
    // Unlike a renaming, it never takes the place of a file that has come meanwhile.
    linkSync(draft, file);
    syncToDisk(folder);
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') throw taken(file);
    throw cause;
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${end}`, { force: true });
  }
};

const taken = (file: string): BackupError =>
  new BackupError(
    `${file} is there already: move it with its -wal and -shm to another folder, then move again.`,
  );

const fillPostgres = async (databaseUrl: string, { tables, fill }: Options): Promise<void> => {
  const { db, close } = await openPostgres(databaseUrl, '--to');
  try {
    if ((await findNewerMigrations(db, Object.keys(MIGRATIONS))).length > 0) {
      throw new BackupError(
        'The database of --to is of a newer release: make an empty one (deploy/postgres/site.sql) and name it in --to.',
      );
    }
    await refuseOtherTables(db, tables);
    await migrateToLatest(db);
    await checkTables(db, tables, 'The database of --to');
    await db.transaction().execute(async (step) => {
      await giveTime(step);
      // Neither a second command nor a site that starts on it gets between.
      await lockTables(step, tables, 'exclusive');
      for (const table of tables) {
        if ((await countRows({ db: step, dialect: 'postgres' }, table)) > 0) throw notEmpty();
      }
      await fill({ db: step, dialect: 'postgres' });
      await setSequences(step);
    });
  } finally {
    await close();
  }
};

const notEmpty = (): BackupError =>
  new BackupError(
    'The database of --to is not empty: make an empty one (deploy/postgres/site.sql) and name it in --to.',
  );

// Before ours are made among somebody else's.
const refuseOtherTables = async (db: Database, tables: readonly Table[]): Promise<void> => {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  if (names.some((name) => !tables.some((table) => table.name === name))) throw notEmpty();
};

type Numbered = { table: string; column: string; sequence: string };

/** What PostgreSQL numbers by itself goes on after the highest number that was copied. */
const setSequences = async (db: Database): Promise<void> => {
  const { rows } = await sql<Numbered>`
    select * from (
      select table_name as "table", column_name as "column",
        pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns where table_schema = current_schema()
    ) as numbered where sequence is not null
  `.execute(db);
  for (const { table, column, sequence } of rows) {
    await sql`
      select setval(${sequence}, coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}
    `.execute(db);
  }
};
