import type { Migration } from 'kysely/migration';

/** One row that is written to see whether the store can be written to. */
export const writeChecks: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('write_checks')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
