import { chmodSync, closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { sizeOf } from './databaseFile';
import { ImmediateSqliteDialect } from './immediateSqlite';
import type { Schema } from './schema';
import { StoreError } from './storeError';
import type { Store } from './types';

/** How long a start waits for another process that is writing. Serving, `retryLocked` waits instead. */
const OPENING_LIMIT_MS = 5000;

/** Opens the database file, which is made if it is not there. Only its owner can read it. */
export const openSqlite = async (file: string): Promise<Store> => {
  const database = openFile(file);
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database }) });
  return {
    db,
    dialect: 'sqlite',
    // The same connection: a second one would wait for a transaction that only this thread can end.
    limiterClient: database,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await db.destroy();
      // Kysely leaves a database open that it was never asked anything of, and its file stays in use.
      database.close();
    },
  };
};

const openFile = (file: string): Database => {
  try {
    refuseLogAlone(file);
    makePrivate(file);
    return prepare(new Sqlite(file, { timeout: OPENING_LIMIT_MS }), file);
  } catch (error) {
    throw toStoreError(error, file);
  }
};

const prepare = (database: Database, file: string): Database => {
  try {
    database.pragma('journal_mode = WAL');
    // WAL's default flushes at checkpoints only: a power cut could take the last enquiries with it.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What is deleted or written over is gone from the file, too, not only from the tables: an erased
    // parent must not be found in its free space.
    database.pragma('secure_delete = ON');
    checkHealth(database, file);
    // The driver would sleep in the event loop, and nobody would be answered meanwhile.
    database.pragma('busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

// SQLite would throw away the log of a database that is empty or gone, with all that it holds. The
// log is looked at first: another process may be making both, the database before the log.
const refuseLogAlone = (file: string): void => {
  if (sizeOf(`${file}-wal`) === 0 || sizeOf(file) > 0) return;
  throw damaged(file, 'it is empty or gone, and its log (-wal) is not');
};

const makePrivate = (file: string): void => {
  if (file === ':memory:') return;
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
};

const checkHealth = (database: Database, file: string): void => {
  const answer: unknown = database.pragma('quick_check(1)', { simple: true });
  if (answer !== 'ok') throw damaged(file, answer);
};

const toStoreError = (error: unknown, file: string): StoreError => {
  if (error instanceof StoreError) return error;
  const code = errorCode(error) ?? 'unknown reason';
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return damaged(file, error);
  return new StoreError(
    `The database file ${file} cannot be opened (${code}): check that DATA_DIR is a folder that this user can write to and that the disk is not full.`,
    { cause: error },
  );
};

const damaged = (file: string, cause: unknown): StoreError =>
  new StoreError(
    `The database file ${file} is damaged: stop every site that uses it, move it with its -wal and -shm to another folder, bring the last good backup back with npm run restore -- FOLDER (or rescue the rows of the moved file with: sqlite3 FILE .recover), then start again.`,
    { cause },
  );
