import type { Database } from '@/lib/server/store/schema';
import { type AuditEntry, canonicalJson, FIRST_HASH, hashEntry } from './auditEntry';
import { systemUser } from './systemUser';

export type NewAuditEntry = {
  /** `enquiries list`, `privacy erase` … */
  action: string;
  /**
   * What it was narrowed to. No personal values: a mobile number stands here as its keyed hash only.
   * Names that are undefined are left out.
   */
  filter: Record<string, string | number | readonly (string | number)[] | undefined>;
  /** How many rows were read or changed. */
  rows: number;
  /** Ms since 1970; now when absent. */
  at?: number;
  /** The system user of this process when absent. */
  who?: string;
};

const MOST_TRIES = 1_000;

/**
 * Adds an entry to the end of the audit and answers it. Call it before what was read is shown, or in
 * the transaction that changes something. Of two commands at once each gets its own place: the entry's
 * number is the primary key, and whoever comes second tries the next one.
 */
export const appendAudit = async (db: Database, entry: NewAuditEntry): Promise<AuditEntry> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const written = await tryAppending(db, entry);
    if (written) return written;
  }
  throw new Error('The audit was written to by others again and again.');
};

const tryAppending = async (
  db: Database,
  { action, filter, rows, at = Date.now(), who = systemUser() }: NewAuditEntry,
): Promise<AuditEntry | undefined> => {
  const last = await readLastEntry(db);
  const unsigned = {
    entry: (last?.entry ?? 0) + 1,
    at,
    who,
    action,
    filter_json: canonicalJson(filter),
    row_count: rows,
    previous_hash: last?.hash ?? FIRST_HASH,
    hash: '',
  };
  return db
    .insertInto('audit_log')
    .values({ ...unsigned, hash: hashEntry(unsigned) })
    .onConflict((conflict) => conflict.column('entry').doNothing())
    .returningAll()
    .executeTakeFirst();
};

/** The newest entry; undefined while there is none. */
export const readLastEntry = (db: Database): Promise<AuditEntry | undefined> =>
  db.selectFrom('audit_log').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirst();
