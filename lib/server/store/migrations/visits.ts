import type { Migration } from 'kysely/migration';

/**
 * Campus visits. The seat is what keeps a slot from being booked twice: of two rows with the same one
 * the database refuses the second. A visit that was cancelled has none, and nulls are never equal.
 *
 * It hangs on its enquiry by a foreign key, so that a release that knows nothing of visits erases and
 * removes them all the same.
 */
export const visits: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('visits')
      .addColumn('enquiry_id', 'text', (column) =>
        column.primaryKey().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('branch_id', 'integer', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('remind_at', 'bigint')
      .addColumn('reminded_at', 'bigint')
      .addColumn('reminder_tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('visits_seat', ['branch_id', 'slot', 'seat'])
      .execute();
    await db.schema.createIndex('visits_by_slot').on('visits').columns(['slot']).execute();
  },
};
