import type { Migration } from 'kysely/migration';

/**
 * Pictures of campaigns, and what checks of campaign pages found. Pictures are base64 texts, the
 * same in both kinds of database. Nothing of it is personal.
 */
export const pictures: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('campaign_pictures')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('webp', 'text', (column) => column.notNull())
      .addColumn('unused_since', 'bigint')
      .addPrimaryKeyConstraint('campaign_pictures_key', ['id', 'width'])
      .execute();
    await db.schema
      .createTable('preflight_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('visits_done', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('done_at', 'bigint')
      .addColumn('problem', 'text')
      .addColumn('result_json', 'text')
      .addColumn('phone_webp', 'text')
      .addColumn('desktop_webp', 'text')
      .execute();
    await db.schema
      .createIndex('preflight_runs_by_path')
      .on('preflight_runs')
      .columns(['path', 'asked_at'])
      .execute();
    await db.schema
      .createIndex('preflight_runs_by_state')
      .on('preflight_runs')
      .columns(['state', 'asked_at'])
      .execute();
  },
};
