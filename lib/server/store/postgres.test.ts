import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { findPostgres } from '@/lib/server/testing/findPostgres';
import { startPasswordServer } from '@/lib/server/testing/passwordServer';
import { createDatabase, dropDatabase } from '@/lib/server/testing/postgresCluster';
import { until } from '@/lib/server/testing/until';
import { openPostgres } from './postgres';
import type { Database } from './schema';
import { openStore, type Store } from './store';

it('says at once that a password is missing, and lets go of the connection', async () => {
  const server = await startPasswordServer();
  const startedAt = performance.now();
  await expect(openPostgres(server.databaseUrl)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) asks for a password, [^\n]+$/,
  );
  await until(async () => server.connections() === 0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  server.close();
});

const describeWithPostgres = findPostgres() ? describe : describe.skip;

describeWithPostgres('a store on PostgreSQL', () => {
  const name = `breaking_${process.pid}`;
  let databaseUrl = '';
  let store: Store;
  jest.setTimeout(60_000);

  beforeAll(async () => {
    databaseUrl = await createDatabase(name);
    store = await openStore({ databaseUrl });
  });
  afterAll(async () => {
    await store.close();
    await dropDatabase(name);
  });

  const backendOf = async (db: Database): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid ?? 0;
  };

  it('lives on when a connection breaks while a transaction is doing something else', async () => {
    const killer = await openStore({ databaseUrl });
    const broken = store.db.transaction().execute(async (step) => {
      await sql`select pg_terminate_backend(${await backendOf(step)})`.execute(killer.db);
      await wait(50);
      return step.selectFrom('enquiries').selectAll().execute();
    });
    // The driver's errors belong to another realm under jest: `toThrow` would not know them.
    await expect(broken).rejects.toMatchObject({ message: expect.stringMatching(/not queryable/) });
    await expect(store.ping()).resolves.toBeUndefined();
    await killer.close();
  });

  it('answers again after every connection was broken at once', async () => {
    const killer = await openStore({ databaseUrl });
    await Promise.all(
      Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(store.db)),
    );
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(killer.db);
    await killer.close();
    await wait(50);
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it('does not wait for ever for a server that has fallen silent', async () => {
    const impatient = await openStore({ databaseUrl: `${databaseUrl}&query_timeout=300` });
    const backend = await backendOf(impatient.db);
    process.kill(backend, 'SIGSTOP');
    try {
      await expect(impatient.ping()).rejects.toMatchObject({ message: 'Query read timeout' });
    } finally {
      process.kill(backend, 'SIGCONT');
    }
    await wait(50);
    await expect(impatient.ping()).resolves.toBeUndefined();
    await impatient.close();
  });
});
