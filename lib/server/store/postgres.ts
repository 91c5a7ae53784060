import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { log } from '@/lib/server/log/log';
import { createDriverSockets } from './driverSockets';
import { refusalOf } from './refusal';
import type { Schema } from './schema';
import { StoreError } from './storeError';
import type { Store } from './types';

const BIGINT = 20;

const POOL: PoolConfig = {
  max: 10,
  // A visitor reads that it does not work before the browser's patience ends.
  connectionTimeoutMillis: 3_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  // The server's own limit comes first. This one is for a server that is gone without a word: its
  // connections look sound for a quarter of an hour, unless they are given up sooner.
  query_timeout: 16_000,
  maxLifetimeSeconds: 120,
  keepAlive: true,
  // Times and counts are far below 2^53, so they are read as numbers, as from SQLite.
  types: {
    getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)),
  },
};

/** Opens a pool of connections to a Postgres database. */
export const openPostgres = async (
  databaseUrl: string,
): Promise<Store & { dialect: 'postgres' }> => {
  const sockets = createDriverSockets();
  const pool = new Pool({ ...POOL, stream: sockets.stream, connectionString: databaseUrl });
  // Without these listeners, a connection that breaks would end the process: while idle, and while
  // a transaction that holds it is doing something else.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (err) => log.warn({ err }, 'a database connection broke'));
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  await ping().catch(async (cause) => {
    await db.destroy();
    sockets.destroy();
    throw unreachable(databaseUrl, cause);
  });
  return { db, dialect: 'postgres', limiterClient: pool, ping, close: () => db.destroy() };
};

const unreachable = (databaseUrl: string, cause: unknown): StoreError =>
  new StoreError(
    `The database at ${new URL(databaseUrl).host} (DATABASE_URL) ${refusalOf(cause)}`,
    {
      cause,
    },
  );
