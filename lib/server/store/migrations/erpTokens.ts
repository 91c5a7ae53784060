import type { Migration } from 'kysely/migration';

/** What the embedded school system stores of a login, and the signups that it took. */
export const erpTokens: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('erp_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('erp_tokens_by_expiry')
      .on('erp_tokens')
      .columns(['expires_at'])
      .execute();
    await db.schema
      .createTable('erp_signups')
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('payload_json', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('erp_signups_key', ['contact', 'idempotency_key'])
      .execute();
  },
};
