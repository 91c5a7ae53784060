import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration } from 'kysely/migration';
import type { Database } from './schema';

/** The names of the migrations that a database has; none in one without tables. */
export const listMigrations = async (db: Database): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  return Array.from(rows, ({ name }) => name);
};

/** Those that a newer release has applied to this database and that are not among `known`. */
export const findNewerMigrations = async (
  db: Database,
  known: readonly string[],
): Promise<string[]> => (await listMigrations(db)).filter((name) => !known.includes(name));

/**
 * Stand-ins for migrations whose code this release does not have. Kysely stops at an applied
 * migration that its provider does not name; it never runs one that is applied.
 */
export const standInsFor = (names: readonly string[]): Record<string, Migration> =>
  Object.fromEntries(names.map((name) => [name, { up: async () => {} }]));
