import type { Migration } from 'kysely/migration';

/**
 * What campaigns brought, as sums by day, page and source, and what was spent on them. Neither says
 * anything of a visitor.
 */
export const counts: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('campaign_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('campaign_counts_key', ['day', 'path', 'source', 'kind'])
      .execute();
    await db.schema
      .createTable('campaign_spend')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('to_day', 'text', (column) => column.notNull())
      .addColumn('paise', 'bigint', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('entered_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('campaign_spend_by_days')
      .on('campaign_spend')
      .columns(['to_day', 'from_day'])
      .execute();
  },
};
