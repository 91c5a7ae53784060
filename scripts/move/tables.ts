import { sql } from 'kysely';
import type { Database } from '@/lib/server/store/schema';
import { openStore } from '@/lib/server/store/store';
import { BackupError } from '@/scripts/backup/usage';

export type Table = {
  name: string;
  columns: string[];
  /** The columns of the primary key, in its order. */
  key: { name: string; isText: boolean }[];
};

type Column = { table: string; name: string; type: string; pk: number };

/** That rows of one table hang on rows of another one. */
type Reference = { table: string; to: string };

/**
 * The tables of this release, whatever the kind of database, in an order in which they can be filled:
 * one whose rows hang on rows of another comes after that.
 */
export const listTables = async (): Promise<Table[]> => {
  const store = await openStore({ file: ':memory:' });
  try {
    const { rows } = await sql<Column>`
      select tables.name as "table", columns.name, columns.type, columns.pk
      from sqlite_schema as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' and tables.name not like 'kysely%' and tables.name not like 'sqlite%'
      order by tables.name, columns.name`.execute(store.db);
    const { rows: references } = await sql<Reference>`
      select tables.name as "table", keys."table" as "to"
      from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table'`.execute(store.db);
    const names = [...new Set(rows.map(({ table }) => table))];
    return inOrder(names, references).map((name) => toTable(name, rows));
  } finally {
    await store.close();
  }
};

const inOrder = (names: readonly string[], references: readonly Reference[]): string[] => {
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { table, to } of references) if (table === name && to !== name) add(to);
    ordered.push(name);
  };
  for (const name of names) add(name);
  return ordered;
};

const toTable = (name: string, all: readonly Column[]): Table => {
  const columns = all.filter(({ table }) => table === name);
  const key = columns.filter(({ pk }) => pk > 0).sort((left, right) => left.pk - right.pk);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: key.map((column) => ({
      name: column.name,
      isText: /^(?:text|varchar)/i.test(column.type),
    })),
  };
};

/** Tables with their columns, as words that can be compared. */
const shapeOf = (tables: readonly { name: string; columns: readonly string[] }[]): string[] =>
  tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));

/** Throws a BackupError where a database has not exactly these tables and columns. */
export const checkTables = async (
  db: Database,
  tables: readonly Table[],
  which: string,
): Promise<void> => {
  const found = (await db.introspection.getTables())
    .filter(({ isView }) => !isView)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  const [has, needs] = [new Set(shapeOf(found)), new Set(shapeOf(tables))];
  const foreign = [...has].find((column) => !needs.has(column));
  const missing = [...needs].find((column) => !has.has(column));
  if (foreign === undefined && missing === undefined) return;
  throw new BackupError(
    foreign === undefined
      ? `${which} has no ${missing}, and a site of this release has: find out why before it is moved.`
      : `${which} has ${foreign}, which is not of the site: take it out of there, then move again.`,
  );
};
