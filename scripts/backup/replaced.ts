import Sqlite, { type Database } from 'better-sqlite3';
import { errorCode } from '@/lib/server/log/errorCode';
import { type PrivacyRequest, toLine } from '@/lib/server/privacy/requests';
import { appendRequests, readRequests } from '@/lib/server/privacy/requestsFile';
import { databaseFile, hasDatabase, sizeOf } from '@/lib/server/store/databaseFile';
import type { Place } from './place';
import { BackupError } from './usage';

/** How long the audit of the replaced database is, and the hash of its last entry. */
export type Known = { replacedEntries: number; replacedHash: string };

/**
 * Holds the database file that a restore replaces for nobody else while `work` runs: a process that has it
 * open keeps us out, idle or not. What parents have asked for and only it knows goes into the file of
 * requests. Throws a BackupError.
 */
export const withReplaced = async <T>(
  { databaseUrl, dataDir }: Place,
  shouldReplace: boolean,
  work: (known: Known | null) => Promise<T>,
): Promise<T> => {
  const file = databaseFile(dataDir);
  if (databaseUrl !== null || !hasDatabase(file)) return work(null);
  // Opening it would throw its log away.
  if (sizeOf(file) === 0) throw cannotHold(file, 'only its log is there');
  if (!shouldReplace) {
    throw new BackupError(
      `${file} is there: add --replace to put the backup in its place (what is there is kept beside it).`,
    );
  }
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    return await work(hold(database, dataDir));
  } finally {
    database.close();
  }
};

const hold = (database: Database, dataDir: string): Known | null => {
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    // Into one file, log included: this too needs every other process to be gone.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    const requests = read<PrivacyRequest>(database, 'privacy_requests', 'at').map(toLine);
    const inFile = readRequests(dataDir).lines.map(({ receipt_id }) => receipt_id);
    appendRequests(
      dataDir,
      requests.filter(({ receipt_id }) => !inFile.includes(receipt_id)),
    );
    const [last] = read<{ entry: number; hash: string }>(
      database,
      'audit_log',
      'entry desc limit 1',
    );
    return last ? { replacedEntries: last.entry, replacedHash: last.hash } : null;
  } catch (error) {
    throw cannotHold(database.name, errorCode(error) ?? 'unknown reason', error);
  }
};

// Databases of early releases do not have these tables.
const read = <Row>(database: Database, table: string, order: string): Row[] =>
  database.prepare('select 1 from sqlite_schema where name = ?').get(table) === undefined
    ? []
    : database.prepare<[], Row>(`select * from ${table} order by ${order}`).all();

const cannotHold = (file: string, code: string, cause?: unknown): BackupError =>
  new BackupError(
    code.startsWith('SQLITE_BUSY')
      ? `${file} is in use: stop every site that uses it, then restore again.`
      : `${file} cannot be read (${code}), and with it what parents have asked for: stop every site that uses it, move it with its -wal and -shm to another folder, then restore again.`,
    { cause },
  );
