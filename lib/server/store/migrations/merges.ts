import type { Migration } from 'kysely/migration';

/**
 * Which enquiry goes on in which other one. It hangs on both by foreign keys: where one of them is
 * erased or removed, nothing points to it any more. E-mail addresses become words that an enquiry is
 * found by, so that those with one are indexed again.
 */
export const merges: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('desk_merges')
      .addColumn('enquiry_id', 'text', (column) =>
        column.primaryKey().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('kept_id', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('merged_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('desk_merges_by_kept')
      .on('desk_merges')
      .columns(['kept_id'])
      .execute();
    await db
      .updateTable('enquiries')
      .set({ terms_at: null })
      .where('email', 'is not', null)
      .execute();
  },
};
