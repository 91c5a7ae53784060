import { Client } from 'pg';
import type { SealedKey } from '@/lib/server/keys/lookupKeys';
import { createDriverSockets } from '@/lib/server/store/driverSockets';
import { refusalOf } from '@/lib/server/store/refusal';
import type { Manifest } from './manifest';
import { runOnPostgres } from './postgresProgram';
import { BackupError } from './usage';

type Rows = Manifest['rows'];

/** Dumps a database that may be written to meanwhile. The rows are counted at the same moment. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<Rows> =>
  withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const snapshot = await readText(client, 'select pg_export_snapshot()');
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
    await runOnPostgres('pg_dump', [...args, `--snapshot=${snapshot}`], databaseUrl);
    return countRows(client);
  });

/** Loads a dump whole or not at all. Throws a BackupError where the database is not empty. */
export const loadPostgres = async (databaseUrl: string, file: string): Promise<Rows> => {
  const before = await withClient(databaseUrl, countRows);
  if (Object.keys(before).length > 0) {
    throw new BackupError(
      'The database of DATABASE_URL is not empty: put an empty one in its place (docs/keys.md, "Backups") and restore again.',
    );
  }
  // With --single-transaction, what fails half way leaves nothing behind.
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runOnPostgres('pg_restore', [...args, file], databaseUrl);
  return withClient(databaseUrl, countRows);
};

/** The look-up keys of a database that has the table for them. */
export const readKeys = (databaseUrl: string): Promise<SealedKey[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<SealedKey>('select name, sealed_key from lookup_keys');
    return rows;
  });

const withClient = async <T>(
  databaseUrl: string,
  use: (client: Client) => Promise<T>,
): Promise<T> => {
  const sockets = createDriverSockets();
  const client = new Client({ connectionString: databaseUrl, stream: sockets.stream });
  try {
    await client.connect().catch((cause) => {
      sockets.destroy();
      throw new BackupError(`The database of DATABASE_URL ${refusalOf(cause)}`, { cause });
    });
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const countRows = async (client: Client): Promise<Rows> => {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const counts: Rows = {};
  for (const { name } of rows) {
    const table = client.escapeIdentifier(name);
    counts[name] = Number(await readText(client, `select count(*) from ${table}`));
  }
  return counts;
};

const readText = async (client: Client, query: string): Promise<string> => {
  const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' });
  return String(rows[0]?.[0]);
};
