import type { Migration } from 'kysely/migration';

/**
 * Who may use the desk, the recovery codes of their second factor, and their sessions. The codes and
 * sessions hang on their person by a foreign key, so that they go when the person goes.
 */
export const staff: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('staff')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mobile', 'text', (column) => column.notNull())
      .addColumn('mobile_hash', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('branches_json', 'text')
      .addColumn('totp_secret', 'text')
      .addColumn('totp_confirmed_at', 'bigint')
      .addColumn('totp_last_step', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('staff_recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('staff_recovery_codes_by_staff')
      .on('staff_recovery_codes')
      .columns(['staff_id'])
      .execute();
    await db.schema
      .createTable('staff_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('second_factor_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('staff_sessions_by_staff')
      .on('staff_sessions')
      .columns(['staff_id'])
      .execute();
  },
};
