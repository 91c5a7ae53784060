import type { Migration } from 'kysely/migration';

/** The numbers whose sessions were all ended at once. */
export const sessionGenerations: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('session_generations')
      .addColumn('mobile_hash', 'text', (column) => column.primaryKey())
      .addColumn('generation', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
