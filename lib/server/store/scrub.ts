import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { log } from '@/lib/server/log/log';
import type { Store } from './types';

/** While a file is rewritten the site's writers wait: about a second for each 100 MB. */
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
  const size = statSync(store.limiterClient.name, { throwIfNoEntry: false })?.size ?? 0;
  const isSmall = size <= LARGEST_REWRITE_BYTES;
  if (isSmall) await sql.raw('vacuum').execute(store.db);
  const { rows } = await sql
    .raw<{ busy: number }>('pragma wal_checkpoint(truncate)')
    .execute(store.db);
  return isSmall && rows[0]?.busy === 0;
};

const scrubPostgres = async ({ db }: Store): Promise<boolean> => {
  for (const table of TABLES) await sql.raw(`vacuum ${table}`).execute(db);
  return true;
};
