import type { Migration } from 'kysely/migration';

/** Personal columns are encrypted: rows are found by keyed hashes, whose keys stand here, encrypted. */
export const dataKeys: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('lookup_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sealed_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('enquiries').addColumn('mobile_hash', 'text').execute();
    await db.schema
      .createIndex('enquiries_by_mobile_hash')
      .on('enquiries')
      .columns(['mobile_hash', 'created_at'])
      .execute();
    await db.schema.alterTable('erp_tokens').addColumn('contact_hash', 'text').execute();
    await db.schema
      .createIndex('erp_tokens_by_contact')
      .on('erp_tokens')
      .columns(['contact_hash'])
      .execute();
  },
};
