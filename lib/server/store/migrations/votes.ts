import type { Migration } from 'kysely/migration';

/** One vote for each parent in each contest: the primary key is the rule. */
export const votes: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('votes')
      .addColumn('contest', 'text', (column) => column.notNull())
      .addColumn('voter', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('votes_key', ['contest', 'voter'])
      .execute();
    await db.schema
      .createIndex('votes_by_entry')
      .on('votes')
      .columns(['contest', 'entry'])
      .execute();
  },
};
