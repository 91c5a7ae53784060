import Sqlite, { type Database } from 'better-sqlite3';
import { errorCode } from '@/lib/server/log/errorCode';
import { syncToDisk } from '@/lib/server/syncToDisk';
import type { Manifest } from './manifest';
import { BackupError } from './usage';

type Rows = Manifest['rows'];

/** How long a copy waits for the site's writes, in milliseconds. */
const BUSY_LIMIT_MS = 10_000;
/** More pages than a database can have. */
const ALL_PAGES = 0x7fff_fffe;

/** Copies a database that may be written to meanwhile: the copy is of one moment. */
export const copySqlite = async (file: string, copy: string): Promise<Rows> => {
  try {
    const source = new Sqlite(file, { fileMustExist: true, timeout: BUSY_LIMIT_MS });
    // In one step: between two, another process can write, and the copy would begin again.
    await source.backup(copy, { progress: () => ALL_PAGES }).finally(() => source.close());
    return finish(copy);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const code = errorCode(error) ?? 'unknown reason';
    throw new BackupError(
      `The database ${file} could not be copied (${code}): check that it is sound and that the disk of the backup is not full.`,
      { cause: error },
    );
  }
};

// Back from the log to one plain file, which then stays as it is.
const finish = (copy: string): Rows => {
  const database = new Sqlite(copy, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    return countSoundRows(database, copy);
  } finally {
    database.close();
    syncToDisk(copy);
  }
};

/** Checks a whole database file and counts the rows of its tables. Throws a BackupError. */
export const inspectSqlite = (file: string): Rows => {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    return countSoundRows(database, file);
  } finally {
    database.close();
  }
};

const countSoundRows = (database: Database, file: string): Rows => {
  const answer = soundness(database);
  if (answer !== 'ok') throw new BackupError(`${file} is damaged (${answer}): use another one.`);
  return countRows(database);
};

const soundness = (database: Database): string => {
  try {
    return String(database.pragma('integrity_check(1)', { simple: true }));
  } catch (error) {
    return errorCode(error) ?? 'unknown reason';
  }
};

/** The rows of each table. */
export const countRows = (database: Database): Rows => {
  const tables = database
    .prepare<[], string>(`select name from sqlite_schema where type = 'table' order by name`)
    .pluck()
    .all()
    .filter((name) => !name.startsWith('sqlite_'));
  return Object.fromEntries(
    tables.map((name) => [
      name,
      Number(database.prepare(`select count(*) from "${name}"`).pluck().get()),
    ]),
  );
};
