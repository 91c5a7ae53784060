import { CompiledQuery, sql } from 'kysely';
import { MIGRATIONS, migrateToLatest } from '@/lib/server/store/migrate';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import type { Manifest, Part } from './dump';
import { quote, type Table, type Value } from './snapshot';

/**
 * Puts the rows of a backup into an empty database and brings its tables up to date, in the transaction
 * `db`. Answers the secret that is in the backup.
 */
export const fill = async (
  { dialect, db }: Pick<Store, 'dialect' | 'db'>,
  parts: AsyncIterable<Part>,
  { migrations }: Manifest,
): Promise<string | null> => {
  if (dialect === 'postgres') {
    // The limits of requests are too short for an index, or a search, of a large table.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  }
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => migrations.includes(name));
  await migrateToLatest(db, Object.fromEntries(earlier));
  let found: string | null = null;
  for await (const part of parts) {
    if ('secret' in part) found = part.secret;
    else await db.executeQuery(CompiledQuery.raw(insertInto(dialect, part), part.rows.flat()));
  }
  if (dialect === 'postgres') await setSequences(db);
  await migrateToLatest(db);
  return found;
};

type Rows = { table: Table; rows: Value[][] };

const insertInto = (
  dialect: Store['dialect'],
  { table: { name, columns }, rows }: Rows,
): string => {
  let last = 0;
  const next = () => {
    last += 1;
    return dialect === 'sqlite' ? '?' : `$${last}`;
  };
  const tuples = rows.map((row) => `(${row.map(next).join()})`).join();
  return `insert into ${quote(name)} (${columns.map(quote).join()}) values ${tuples}`;
};

/** What PostgreSQL numbers by itself goes on after the highest number, as SQLite does anyway. */
const setSequences = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as "table", column_name as "column", sequence from information_schema.columns,
      lateral pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    where table_schema = current_schema() and sequence is not null`.execute(db);
  for (const { table, column, sequence } of rows) {
    const next = sql`coalesce(max(${sql.ref(column)}), 0) + 1`;
    await sql`select setval(${sequence}, ${next}, false) from ${sql.table(table)}`.execute(db);
  }
};
