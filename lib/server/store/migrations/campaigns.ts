import type { Migration } from 'kysely/migration';

/** Campaigns that marketing writes at the desk, and what they were before. */
export const campaigns: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('campaigns')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('draft_json', 'text', (column) => column.notNull())
      .addColumn('published_json', 'text')
      // Of the published one: no address can lead to two pages.
      .addColumn('published_slug', 'text', (column) => column.unique())
      .addColumn('preview_key', 'text', (column) => column.notNull().unique())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .execute();
    await db.schema
      .createTable('campaign_versions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('campaign_id', 'text', (column) =>
        column.notNull().references('campaigns.id').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('content_json', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('campaign_versions_by_campaign')
      .on('campaign_versions')
      .columns(['campaign_id', 'at'])
      .execute();
  },
};
