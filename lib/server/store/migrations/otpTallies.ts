import type { Migration } from 'kysely/migration';

/** How many codes were sent and how many were typed in rightly, minute by minute. */
export const otpTallies: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('otp_tallies')
      .addColumn('minute', 'bigint', (column) => column.primaryKey())
      .addColumn('sent', 'integer', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull())
      .execute();
  },
};
