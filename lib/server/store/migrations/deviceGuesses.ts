import type { Migration } from 'kysely/migration';

/** Wrong codes that were typed in one of a number's own browsers. */
export const deviceGuesses: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('otp_devices')
      .addColumn('wrong', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
