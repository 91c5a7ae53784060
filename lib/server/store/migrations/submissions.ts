import type { Migration } from 'kysely/migration';

/** When the newest form of an enquiry was submitted, by the browser's clock. */
export const submissions: Migration = {
  up: async (db) => {
    await db.schema.alterTable('enquiries').addColumn('submitted_at', 'bigint').execute();
  },
};
