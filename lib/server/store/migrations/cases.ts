import type { Migration } from 'kysely/migration';

/**
 * Who at the desk answers an enquiry, when its parent is called next, what was put right in it, which
 * link brought it, and what its people are called.
 */
export const cases: Migration = {
  up: async (db) => {
    await db.schema.alterTable('staff').addColumn('name', 'text').execute();
    await db.schema.alterTable('desk_cases').addColumn('assigned_to', 'text').execute();
    await db.schema.alterTable('desk_cases').addColumn('next_call_at', 'bigint').execute();
    await db.schema.alterTable('desk_cases').addColumn('next_call_reason', 'text').execute();
    await db.schema
      .createIndex('desk_cases_by_person')
      .on('desk_cases')
      .columns(['assigned_to'])
      .execute();
    await db.schema
      .createIndex('desk_cases_by_call')
      .on('desk_cases')
      .columns(['next_call_at', 'enquiry_id'])
      .execute();
    await db.schema
      .createTable('desk_corrections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) =>
        column.notNull().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('corrected_at', 'bigint', (column) => column.notNull())
      .addColumn('before_json', 'text', (column) => column.notNull())
      .addColumn('mobile_hash', 'text')
      .execute();
    await db.schema
      .createIndex('desk_corrections_by_enquiry')
      .on('desk_corrections')
      .columns(['enquiry_id', 'corrected_at'])
      .execute();
    await db.schema
      .createIndex('desk_corrections_by_mobile')
      .on('desk_corrections')
      .columns(['mobile_hash'])
      .execute();
    await db.schema.alterTable('enquiries').addColumn('source', 'text').execute();
    // As `enquiries_for_desk`, for a list of one source.
    await db.schema
      .createIndex('enquiries_by_source')
      .on('enquiries')
      .columns(['source', 'status', 'created_at', 'id', 'branch_id', 'grade_id'])
      .execute();
  },
};
