import type { Migration } from 'kysely/migration';

/**
 * The outbox of e-mails to our own people, and when an enquiry raised its alarm. An e-mail holds
 * references and counts, so that it does not hang on the enquiries that it names.
 */
export const mail: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('branch_id', 'integer', (column) => column.notNull())
      .addColumn('content_json', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('locked_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('mail_outbox_due')
      .on('mail_outbox')
      .columns(['status', 'next_attempt_at'])
      .execute();
    await db.schema.alterTable('enquiries').addColumn('alarmed_at', 'bigint').execute();
  },
};
