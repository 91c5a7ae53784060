import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { errorCode } from '@/lib/server/log/errorCode';
import { hasDatabase, sizeOf } from '@/lib/server/store/databaseFile';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { unfinishedName } from '@/lib/server/unfinished';
import { copyPrivately } from './files';
import { countRows } from './sqlite';
import { BackupError } from './usage';

type Replacement = {
  /** The sound file that takes the place of `file`; it is copied. */
  from: string;
  file: string;
  /** What stands at the end of the name under which an old file with data is kept. */
  mark: string;
  shouldReplace: boolean;
  /** Told the name under which an old file is kept, before it is. */
  noteKept: (path: string) => void;
};

type Exchange = Pick<Replacement, 'mark' | 'shouldReplace' | 'noteKept'>;

/**
 * Puts a database file in its place in one step. Answers where the old one is kept, or null where
 * there was none with data. Throws a BackupError, and has then changed nothing.
 */
export const replaceSqlite = ({ from, file, ...exchanging }: Replacement): string | null => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = join(dirname(file), unfinishedName(basename(file)));
  try {
    copyPrivately(from, draft);
    return hasDatabase(file) ? exchange(draft, file, exchanging) : put(draft, file, null);
  } finally {
    rmSync(draft, { force: true });
  }
};

const put = (draft: string, file: string, kept: string | null): string | null => {
  // A second name for the old file before the first is taken from it: there is no moment without.
  if (kept !== null) linkSync(file, kept);
  renameSync(draft, file);
  syncToDisk(dirname(file));
  return kept;
};

const exchange = (
  draft: string,
  file: string,
  { mark, shouldReplace, noteKept }: Exchange,
): string | null => {
  const old = holdAlone(file);
  try {
    const hasRows = hasData(old);
    if (hasRows && !shouldReplace) {
      throw new BackupError(
        `${file} has data: add --replace to put the backup in its place (what is there is kept beside it).`,
      );
    }
    const kept = hasRows ? `${file}.${mark}` : null;
    if (kept !== null) noteKept(kept);
    return put(draft, file, kept);
  } finally {
    old.close();
  }
};

/** Opens the database for nobody else. A process that has it open keeps us out, idle or not. */
const holdAlone = (file: string): Sqlite.Database => {
  // Opening it would throw its log away.
  if (sizeOf(file) === 0) throw cannotHold(file, 'only its log is there', null);
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    // Into one file, log included: this too needs every other process to be gone.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    throw cannotHold(file, errorCode(error) ?? 'unknown reason', error);
  }
};

const cannotHold = (file: string, code: string, cause: unknown): BackupError =>
  code.startsWith('SQLITE_BUSY')
    ? new BackupError(`${file} is in use: stop every site that uses it, then restore again.`)
    : new BackupError(
        `${file} cannot be opened (${code}), so whether a site uses it is unknown: stop every site that uses it, move it with its -wal and -shm to another folder, then restore again.`,
        { cause },
      );

// The migrations' own tables have rows from the first start on, and that of daily work soon after.
const hasData = (database: Sqlite.Database): boolean => {
  try {
    return Object.entries(countRows(database)).some(
      ([table, rows]) => !table.startsWith('kysely_') && table !== 'job_runs' && rows > 0,
    );
  } catch {
    // Too damaged to be counted: it may have some.
    return true;
  }
};
