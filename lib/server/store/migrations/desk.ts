import type { Migration } from 'kysely/migration';

/**
 * What the desk writes beside an enquiry: where it stands, notes, and the words that it is found by.
 * All of it hangs on the enquiry by a foreign key, so that it is erased together with it.
 */
export const desk: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('desk_cases')
      .addColumn('enquiry_id', 'text', (column) =>
        column.primaryKey().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('state', 'text')
      .addColumn('previous_state', 'text')
      .addColumn('previous_status', 'text')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('desk_cases_by_state')
      .on('desk_cases')
      .columns(['state'])
      .execute();
    await db.schema
      .createTable('desk_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('desk_notes_by_enquiry')
      .on('desk_notes')
      .columns(['enquiry_id', 'written_at'])
      .execute();
    await db.schema
      .createTable('enquiry_terms')
      .addColumn('term', 'text', (column) => column.notNull())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('enquiry_terms_key', ['term', 'enquiry_id'])
      .execute();
    await db.schema
      .createIndex('enquiry_terms_by_enquiry')
      .on('enquiry_terms')
      .columns(['enquiry_id'])
      .execute();
    await db.schema.alterTable('enquiries').addColumn('terms_at', 'bigint').execute();
    await db.schema
      .createIndex('enquiries_by_terms')
      .on('enquiries')
      .columns(['terms_at'])
      .execute();
    // Has all that a list narrows by, so that rows with their long encrypted columns are not read for it.
    await db.schema
      .createIndex('enquiries_for_desk')
      .on('enquiries')
      .columns(['status', 'created_at', 'id', 'branch_id', 'grade_id'])
      .execute();
  },
};
