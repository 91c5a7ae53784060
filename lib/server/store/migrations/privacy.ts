import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What parents asked for about their data, the receipts, the audit, and which daily work was done. */
export const privacy: Migration = {
  up: async (db) => {
    await createRequests(db);
    await createAudit(db);
    await db.schema
      .createTable('job_runs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('ran_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const createRequests = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('privacy_requests')
    .addColumn('receipt_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number_hash', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('traces_json', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('privacy_requests_by_number')
    .on('privacy_requests')
    .columns(['number_hash', 'at'])
    .execute();
  await db.schema
    .createTable('privacy_receipts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('receipt_json', 'text', (column) => column.notNull())
    .execute();
};

const createAudit = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('audit_log')
    .addColumn('entry', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('filter_json', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? ON_POSTGRES : ON_SQLITE) {
    await sql.raw(statement).execute(db);
  }
};

// The database itself refuses a change, whichever program asks for it.
const REASON = 'entries of the audit are never changed or deleted';

const ON_SQLITE = ['update', 'delete'].map(
  (verb) =>
    `create trigger audit_log_no_${verb} before ${verb} on audit_log begin select raise(abort, '${REASON}'); end`,
);

const ON_POSTGRES = [
  `create function audit_log_refuse() returns trigger language plpgsql as $$ begin raise exception '${REASON}'; end $$`,
  'create trigger audit_log_no_change before update or delete on audit_log for each row execute function audit_log_refuse()',
  'create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function audit_log_refuse()',
];
