import { sql } from 'kysely';
import type { Store } from '@/lib/server/store/store';

type ColumnShape = { type: string; isNullable: boolean; hasDefault: boolean };

/** What a release relies on: the columns of each table, and the indexes that refuse a second row. */
export type SchemaShape = {
  tables: Record<string, Record<string, ColumnShape>>;
  /** `{table}.{index}`. */
  uniqueIndexes: string[];
};

export const readShape = async (store: Store): Promise<SchemaShape> => {
  const tables: SchemaShape['tables'] = {};
  for (const { name, columns } of await store.db.introspection.getTables()) {
    tables[name] = Object.fromEntries(
      columns.map((column) => [
        column.name,
        {
          type: column.dataType.toLowerCase(),
          isNullable: column.isNullable,
          hasDefault: column.hasDefaultValue || column.isAutoIncrementing,
        },
      ]),
    );
  }
  return { tables, uniqueIndexes: await readUniqueIndexes(store) };
};

const readUniqueIndexes = async ({ db, dialect }: Store): Promise<string[]> => {
  const query =
    dialect === 'sqlite'
      ? sql<{ name: string }>`
          select tables.name || '.' || indexes.name as name
          from sqlite_master as tables, pragma_index_list(tables.name) as indexes
          where tables.type = 'table' and indexes."unique" = 1`
      : sql<{ name: string }>`
          select tablename || '.' || indexname as name from pg_indexes
          where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`;
  return (await query.execute(db)).rows.map(({ name }) => name).sort();
};

/** What a release made for `before` would stumble over in `after`, in words; empty where it would not. */
export const findBreaks = (before: SchemaShape, after: SchemaShape): string[] => [
  ...Object.entries(before.tables).flatMap(([table, columns]) => {
    const now = after.tables[table];
    if (now === undefined) return [`table ${table} is gone`];
    return [
      ...Object.entries(columns).flatMap(([column, shape]) =>
        findColumnBreaks(`${table}.${column}`, shape, now[column]),
      ),
      ...Object.entries(now)
        .filter(([column, shape]) => !(column in columns) && isRequired(shape))
        .map(([column]) => `${table}.${column} is new and required`),
    ];
  }),
  ...after.uniqueIndexes
    .filter((index) => !before.uniqueIndexes.includes(index))
    .filter((index) => (index.split('.')[0] ?? '') in before.tables)
    .map((index) => `${index} is new and unique`),
];

const findColumnBreaks = (
  name: string,
  before: ColumnShape,
  after: ColumnShape | undefined,
): string[] => {
  if (after === undefined) return [`${name} is gone`];
  if (after.type !== before.type) return [`${name} was ${before.type}, is ${after.type}`];
  return !isRequired(before) && isRequired(after) ? [`${name} is required now`] : [];
};

const isRequired = ({ isNullable, hasDefault }: ColumnShape): boolean => !isNullable && !hasDefault;
