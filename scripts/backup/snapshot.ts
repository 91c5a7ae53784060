import { sql } from 'kysely';
import { type PoolClient, types } from 'pg';
import { listMigrations } from '@/lib/server/store/newerMigrations';
import type { Store } from '@/lib/server/store/store';

/** The same from both kinds of database: an integer is a bigint, a flag 0 or 1, a real a number. */
export type Value = string | bigint | number | Uint8Array | null;

export type Table = { name: string; columns: string[] };

/** A database as it is at one moment, whatever others write meanwhile. */
export type Snapshot = {
  /** The names of the migrations that it has. */
  migrations: string[];
  /** A table comes after those that its rows refer to. */
  tables: Table[];
  /** The rows of a table in pieces. */
  read: (table: Table) => AsyncIterable<Value[][]>;
};

/** How many rows are in memory at once. */
export const BATCH = 200;

/** Reads a database in one transaction. */
export const withSnapshot = async <T>(
  store: Store,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> => {
  const migrations = await listMigrations(store.db);
  const tables = await listTables(store);
  if (store.dialect === 'sqlite') {
    const { limiterClient: database } = store;
    const select = (table: Table) =>
      database.prepare<[], Value[]>(selectFrom(table)).raw().safeIntegers().iterate();
    database.exec('begin');
    try {
      return await work({ migrations, tables, read: (table) => inBatches(select(table)) });
    } finally {
      database.exec('rollback');
    }
  }
  const client = await store.limiterClient.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // The next piece is asked for when the one before it is written.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    return await work({ migrations, tables, read: (table) => fetchAll(client, table) });
  } finally {
    client.release(true);
  }
};

async function* inBatches(rows: Iterable<Value[]>): AsyncGenerator<Value[][]> {
  let batch: Value[][] = [];
  for (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function* fetchAll(client: PoolClient, table: Table): AsyncGenerator<Value[][]> {
  await client.query(`declare dumped cursor for ${selectFrom(table)}`);
  const text = `fetch ${BATCH} from dumped`;
  for (let isDone = false; !isDone; ) {
    const { rows } = await client.query<Value[]>({ text, rowMode: 'array', types: PARSERS });
    yield rows;
    isDone = rows.length < BATCH;
  }
  await client.query('close dumped');
}

const { BOOL, BYTEA, INT2, INT4, INT8, FLOAT4, FLOAT8 } = types.builtins;

/** By the number of a type of PostgreSQL; others (JSON, times) are texts, as it also takes them. */
const PARSERS = {
  getTypeParser: (id: number): ((text: string) => Value) => {
    if (id === BOOL) return (text) => (text === 't' ? 1n : 0n);
    if (id === BYTEA) return (text) => Buffer.from(text.slice('\\x'.length), 'hex');
    if ([INT2, INT4, INT8].includes(id)) return BigInt;
    return [FLOAT4, FLOAT8].includes(id) ? Number : String;
  },
};

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const selectFrom = ({ name, columns }: Table): string =>
  `select ${columns.map(quote).join(', ')} from ${quote(name)}`;

/** Which table refers to which. */
const REFERENCES = {
  sqlite: `select tables.name as "from", keys."table" as "to"
    from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys`,
  postgres: `select one.relname as "from", other.relname as "to" from pg_constraint
    join pg_class as one on one.oid = conrelid join pg_class as other on other.oid = confrelid`,
};

const listTables = async ({ db, dialect }: Store): Promise<Table[]> => {
  const { rows: references } = await sql
    .raw<{ from: string; to: string }>(REFERENCES[dialect])
    .execute(db);
  const depthOf = (name: string): number => {
    const above = references.filter(({ from, to }) => from === name && to !== name);
    return Math.max(0, ...above.map(({ to }) => 1 + depthOf(to)));
  };
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  return tables
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .toSorted((one, other) => depthOf(one.name) - depthOf(other.name));
};
