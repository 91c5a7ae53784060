import type { Migration } from 'kysely/migration';

/** Which form of an enquiry was sent, and when a delivery that was given up was sent again. */
export const revisions: Migration = {
  up: async (db) => {
    for (const table of ['enquiries', 'deliveries', 'erp_signups']) {
      await db.schema
        .alterTable(table)
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    }
    await db.schema.alterTable('deliveries').addColumn('retried_at', 'bigint').execute();
  },
};
