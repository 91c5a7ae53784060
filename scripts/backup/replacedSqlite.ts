import Sqlite, { type Database } from 'better-sqlite3';
import { errorCode } from '@/lib/server/log/errorCode';
import { type PrivacyRequest, type RequestLine, toLine } from '@/lib/server/privacy/requests';
import { sizeOf } from '@/lib/server/store/databaseFile';
import { countRows } from './sqlite';
import { BackupError } from './usage';

/** What a database knows that the backup in its place does not. */
export type Replaced = {
  /** What parents have asked for. */
  requests: RequestLine[];
  /** How long its audit is, and the hash of the last entry. */
  audit: { entries: number; lastHash: string } | null;
};

const NOTHING: Replaced = { requests: [], audit: null };

/** Reads the database file that a restore replaces, which may not be there. Throws a BackupError. */
export const readReplaced = (file: string): Replaced => {
  // Without the database its log would be thrown away: replaceSqlite refuses that.
  if (sizeOf(file) === 0) return NOTHING;
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const { privacy_requests: requests = 0, audit_log: entries = 0 } = countRows(database);
    return {
      requests: requests > 0 ? readRequests(database) : [],
      audit: entries > 0 ? { entries, lastHash: readLastHash(database) } : null,
    };
  } catch (cause) {
    const code = errorCode(cause) ?? 'unknown reason';
    throw new BackupError(
      `${file} cannot be read (${code}), and with it what parents have asked for: stop every site that uses it, move it with its -wal and -shm to another folder, then restore again.`,
      { cause },
    );
  } finally {
    database.close();
  }
};

const readRequests = (database: Database): RequestLine[] =>
  database
    .prepare<[], PrivacyRequest>('select * from privacy_requests order by at')
    .all()
    .map(toLine);

const readLastHash = (database: Database): string =>
  String(database.prepare('select hash from audit_log order by entry desc limit 1').pluck().get());
