import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * On SQLite `insert or replace` deletes the entry in its way without asking a trigger for deletes. An
 * entry whose number, or whose row, is taken is left out instead: as our own writer asks for, which then
 * tries the next number. PostgreSQL has no such insert.
 */
export const auditReplace: Migration = {
  up: async (db) => {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await sql.raw(IGNORE_TAKEN).execute(db);
  },
};

// The row's own number is -1 here unless the statement names one.
const IGNORE_TAKEN = `
  create trigger audit_log_no_replace before insert on audit_log
  when exists (
    select 1 from audit_log
    where entry = new.entry or (new.rowid > 0 and rowid = new.rowid)
  )
  begin select raise(ignore); end`;
