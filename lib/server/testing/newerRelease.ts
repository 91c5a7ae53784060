import type { Kysely } from 'kysely';
import { MIGRATIONS, migrateToLatest } from '@/lib/server/store/migrate';
import type { Database } from '@/lib/server/store/schema';

/** Comes after every name that a release will give in years. */
export const NEWER = '9999-of-a-newer-release';

const addToEachTable = async (db: Kysely<unknown>): Promise<void> => {
  for (const { name } of await db.introspection.getTables()) {
    await db.schema.alterTable(name).addColumn('newer_note', 'text').execute();
    await db.schema
      .alterTable(name)
      .addColumn('newer_count', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
};

/**
 * Does to a database what the start of a release after this one may do: each table gets columns that
 * this release knows nothing about, and there is one more table.
 */
export const migrateAsNewerRelease = async (db: Database): Promise<void> => {
  const up = async (step: Kysely<unknown>) => {
    await addToEachTable(step);
    await step.schema
      .createTable('newer_things')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
  };
  await migrateToLatest(db, { ...MIGRATIONS, [NEWER]: { up } });
};
