import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { log } from '@/lib/server/log/log';
import type { Store } from './types';

/** While a file is rewritten the site's writers wait (lock.ts): about a second for each 100 MB. */
const LARGEST_REWRITE_BYTES = 256 * 1024 * 1024;

const TABLES = [
  'enquiries',
  'deliveries',
  'whatsapp_leads',
  'erp_accounts',
  'erp_signups',
  'erp_tokens',
];

/**
 * Takes what was deleted or written over out of the database's files too: its log, and what older
 * releases have left in free space. Answers whether all of it is out; where not, the database overwrites
 * it by and by.
 */
export const scrub = async (store: Store): Promise<boolean> => {
  try {
    return store.dialect === 'sqlite' ? await scrubSqlite(store) : await scrubPostgres(store);
  } catch (err) {
    log.warn({ err }, 'what was deleted is not yet out of the files');
    return false;
  }
};

const scrubSqlite = async (store: Store & { dialect: 'sqlite' }): Promise<boolean> => {
  const { name: file, memory } = store.limiterClient;
  if (memory) return true;
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isSmall = size <= LARGEST_REWRITE_BYTES;
  return (await rewrite(file, isSmall)) && isSmall;
};

// In a thread and over a connection of its own, since SQLite takes a second for it in one go. As a text,
// because each bundle would look for a file of its own.
const REWRITE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Sqlite = require('better-sqlite3');
  const database = new Sqlite(workerData.file, { fileMustExist: true, timeout: 5000 });
  database.pragma('secure_delete = ON');
  if (workerData.isSmall) database.exec('vacuum');
  const [{ busy }] = database.pragma('wal_checkpoint(truncate)');
  database.close();
  parentPort.postMessage(busy === 0);`;

/** Answers whether the log is empty now. */
const rewrite = async (file: string, isSmall: boolean): Promise<boolean> => {
  const worker = new Worker(REWRITE, { eval: true, workerData: { file, isSmall } });
  const [isEmptied]: unknown[] = await once(worker, 'message');
  return isEmptied === true;
};

const scrubPostgres = async ({ db }: Store): Promise<boolean> => {
  for (const table of TABLES) await sql.raw(`vacuum ${table}`).execute(db);
  return true;
};
