import type { Migration } from 'kysely/migration';

/** The sessions that were signed out before their time. */
export const endedSessions: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('ended_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
