import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables that the site began with: see schema.ts for what each column means. */
export const firstTables: Migration = {
  up: async (db) => {
    await createEnquiries(db);
    await createDeliveries(db);
    await createLoginTables(db);
    await createErpTables(db);
    await createLeads(db);
    await createRateLimits(db);
  },
};

const createEnquiries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('parent_name', 'text', (column) => column.notNull())
    .addColumn('child_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('date_of_birth', 'text', (column) => column.notNull())
    .addColumn('branch_id', 'integer', (column) => column.notNull())
    .addColumn('grade_id', 'integer', (column) => column.notNull())
    .addColumn('lead_info', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text')
    .addColumn('mobile_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'bigint', (column) => column.notNull())
    .addColumn('attribution_json', 'text')
    .execute();
  await db.schema
    .createIndex('enquiries_by_status')
    .on('enquiries')
    .columns(['status', 'created_at'])
    .execute();
  await db.schema
    .createIndex('enquiries_by_mobile')
    .on('enquiries')
    .columns(['mobile', 'created_at'])
    .execute();
  await db.schema
    .createIndex('enquiries_by_time')
    .on('enquiries')
    .columns(['created_at'])
    .execute();
};

const createDeliveries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('sealed_payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['status', 'next_attempt_at'])
    .execute();
  await db.schema
    .createIndex('deliveries_by_subject')
    .on('deliveries')
    .columns(['kind', 'subject_id'])
    .execute();
};

const createLoginTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('used_tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('used_tickets_by_expiry')
    .on('used_tickets')
    .columns(['expires_at'])
    .execute();
  await db.schema
    .createTable('otp_requests')
    .addColumn('mobile_hash', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
};

const createErpTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('erp_accounts')
    .addColumn('contact', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('parent_name', 'text')
    .addColumn('child_name', 'text')
    .addColumn('grade_name', 'text')
    .addColumn('erp_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('erp_codes')
    .addColumn('contact_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('guesses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sends', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('window_started_at', 'bigint', (column) => column.notNull())
    .execute();
};

const createLeads = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('whatsapp_leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('lead_json', 'text', (column) => column.notNull())
    .addColumn('ref_id', 'text')
    .execute();
};

// Names and order of the columns are those that rate-limiter-flexible writes to.
const createRateLimits = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema
    .createIndex('rate_limits_by_expiry')
    .on('rate_limits')
    .columns(['expire'])
    .execute();
};
