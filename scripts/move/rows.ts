import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { BackupError } from '@/scripts/backup/usage';
import type { Table } from './tables';

/** A database within its transaction. */
export type Side = { db: Database; dialect: Store['dialect'] };

type Value = string | number | null;
export type Row = readonly Value[];

/** What a table holds: how many rows, and a SHA-256 over all of them. */
export type Content = { rows: number; hash: string };

const BATCH = 500;

/** The rows of a table in the order of its key, which is the same in both kinds, in pieces. */
export const readRows = (side: Side, table: Table): AsyncGenerator<Row[]> =>
  side.dialect === 'sqlite' ? readPages(side.db, table) : readCursor(side.db, table);

const selectFrom = ({ name, columns }: Table) =>
  sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;

async function* readPages(db: Database, table: Table): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map(({ name }) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      ${selectFrom(table)} ${after} order by ${key} limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => toRow(row, table));
    after = sql`where (${key}) > (${sql.join(table.key.map(({ name }) => last[name]))})`;
  }
}

// By pages it would sort the whole table for each: its indexes have the collation of the database.
async function* readCursor(db: Database, table: Table): AsyncGenerator<Row[]> {
  const key = sql.join(
    table.key.map(({ name, isText }) =>
      isText ? sql`${sql.ref(name)} collate "C"` : sql.ref(name),
    ),
  );
  await sql`declare move_rows cursor for ${selectFrom(table)} order by ${key}`.execute(db);
  for (;;) {
    const { rows } = await sql
      .raw<Record<string, unknown>>(`fetch ${BATCH} from move_rows`)
      .execute(db);
    if (rows.length === 0) break;
    yield rows.map((row) => toRow(row, table));
  }
  await sql`close move_rows`.execute(db);
}

// Both drivers answer so: whole numbers (flags and times too), texts and null.
const toRow = (row: Record<string, unknown>, { name, columns }: Table): Row =>
  columns.map((column) => {
    const value = row[column];
    if (value === null || typeof value === 'string' || Number.isSafeInteger(value)) {
      return value as Value;
    }
    throw new BackupError(
      `${name}.${column} holds a value that is neither a text nor a whole number: nothing was moved.`,
    );
  });

/** Adds up what `readRows` answers. */
export const createDigest = () => {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (batch: readonly Row[]): void => {
      for (const row of batch) hash.update(`${JSON.stringify(row)}\n`);
      rows += batch.length;
    },
    content: (): Content => ({ rows, hash: hash.digest('hex') }),
  };
};

/** Reads a whole table. */
export const readContent = async (side: Side, table: Table): Promise<Content> => {
  const digest = createDigest();
  for await (const batch of readRows(side, table)) digest.add(batch);
  return digest.content();
};

export const insertRows = async (
  { db }: Side,
  { name, columns }: Table,
  rows: readonly Row[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`));
  await sql`insert into ${sql.table(name)} (${names}) values ${values}`.execute(db);
};

export const countRows = async ({ db }: Side, { name }: Table): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}`.execute(db);
  return Number(rows[0]?.count);
};
