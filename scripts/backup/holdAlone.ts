import Sqlite, { type Database } from 'better-sqlite3';
import { errorCode } from '@/lib/server/log/errorCode';
import { sizeOf } from '@/lib/server/store/databaseFile';
import { BackupError } from './usage';

/**
 * Opens the database for nobody else. A process that has it open keeps us out, idle or not. `work`: what
 * is to be done again once nobody has. Throws a BackupError.
 */
export const holdAlone = (file: string, work: 'restore' | 'move'): Database => {
  // Opening it would throw its log away.
  if (sizeOf(file) === 0) throw cannotHold(file, work, 'only its log is there');
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    // Into one file, log included: this too needs every other process to be gone.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    throw cannotHold(file, work, errorCode(error) ?? 'unknown reason', error);
  }
};

const cannotHold = (file: string, work: string, code: string, cause?: unknown): BackupError =>
  new BackupError(
    code.startsWith('SQLITE_BUSY')
      ? `${file} is in use: stop every site that uses it, then ${work} again.`
      : `${file} cannot be opened (${code}), so whether a site uses it is unknown: stop every site that uses it, move it with its -wal and -shm to another folder, then ${work} again.`,
    { cause },
  );
