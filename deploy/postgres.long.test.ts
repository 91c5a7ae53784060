import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { openStore } from '@/lib/server/store/store';
import { type DurableCluster, startDurableCluster } from '@/lib/server/testing/durableCluster';
import { findPostgres } from '@/lib/server/testing/findPostgres';
import { until } from '@/lib/server/testing/until';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { makeBackup } from '@/scripts/backup/makeBackup';
import { restoreBackup } from '@/scripts/backup/restoreBackup';

const PASSWORD = "a password's with 'quotes'";
const SITE = `site:${encodeURIComponent(PASSWORD)}`;
/** What the image of PostgreSQL calls its superuser, as pg_hba.conf does. */
const ADMIN = 'postgres';

let cluster: DurableCluster;
let port = 0;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
};

/** As an administrator does on PostgreSQL's own machine. */
const psql = (args: string[], env: Record<string, string> = { POSTGRES_PASSWORD: PASSWORD }) =>
  spawnSync(
    join(findPostgres() ?? '', 'psql'),
    [
      '--no-psqlrc',
      '-h',
      cluster.folder,
      '-p',
      String(port),
      '-U',
      'tests',
      '-d',
      'postgres',
      ...args,
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env } },
  );

const administer = (statement: string): void => {
  const { status, stderr } = psql(['-c', statement]);
  if (status !== 0) throw new Error(stderr);
};

const makeSite = () => psql(['-f', 'deploy/postgres/site.sql']);

const over = (network: 'tcp' | 'socket', who: string, database: string): string =>
  network === 'tcp'
    ? `postgres://${who}@127.0.0.1:${port}/${database}`
    : `postgres://${who}@localhost:${port}/${database}?host=${encodeURIComponent(cluster.folder)}`;

/** `ok`, or the code of why not. */
const attempt = async (address: string, statement = 'select 1'): Promise<string> => {
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
    return 'ok';
  } catch (error) {
    return String(Object(error).code);
  } finally {
    await client.end().catch(() => {});
  }
};

const DENIED = '42501';

(findPostgres() ? describe : describe.skip)('the PostgreSQL of the containers', () => {
  jest.setTimeout(60_000);

  beforeAll(async () => {
    port = await freePort();
    cluster = await startDurableCluster({ port });
    administer(`create role ${ADMIN} superuser login password 'known'`);
    const { status, stderr } = makeSite();
    if (status !== 0) throw new Error(stderr);
    administer("create role stranger login password 'known'");
  });
  afterAll(() => cluster.remove());

  it.each([
    ['make a role', 'create role other'],
    ['make a database', 'create database other'],
    ['make a schema', 'create schema other'],
    ['make an extension', 'create extension pgcrypto'],
    ['become somebody else', 'set role tests'],
    ['make itself a superuser', 'alter role site superuser'],
    ['change the settings of the server', "alter system set fsync = 'off'"],
    ['read files of the server', "select pg_read_file('/etc/passwd')"],
    ['run programs on the server', "copy (select 1) to program 'true'"],
    ['read the passwords of others', 'select * from pg_authid'],
    ['rename its database', 'alter database site rename to other'],
  ])('does not let the site %s', async (_what, statement) => {
    expect(await attempt(over('tcp', SITE, 'site'), statement)).toBe(DENIED);
  });

  it('keeps the database where only the site may connect', async () => {
    // What it may not grant is a warning only.
    await attempt(over('tcp', SITE, 'site'), 'grant connect on database site to stranger');
    expect(await attempt(over('socket', 'stranger', 'site'))).toBe(DENIED);
    expect(await attempt(over('socket', SITE, 'postgres'))).toBe(DENIED);
    expect(await attempt(over('socket', SITE, 'template1'))).toBe(DENIED);
    expect(
      await attempt(over('socket', ADMIN, 'site'), 'set role stranger; create table public.a ()'),
    ).toBe(DENIED);
  });

  it('has the site’s tables, and brings a backup of them back into an empty database', async () => {
    const databaseUrl = over('tcp', SITE, 'site');
    const folder = mkdtempSync(join(tmpdir(), 'site-role-'));
    try {
      const store = await openStore({ databaseUrl });
      const sent = { enquiry: SAMPLE_ENQUIRY, attribution: null, parent: null };
      await saveEnquiry(store, { ...sent, idempotencyKey: 'key-of-a-browser' }, Date.now());
      await store.close();
      const place = {
        databaseUrl,
        dataDir: join(folder, 'data'),
        isSecretGiven: true,
        secret: PASSWORD,
        previousSecrets: [],
        isDataKeyGiven: true,
        dataKeys: ['the-data-key-of-a-site-for-this-test'],
      };
      await makeBackup(place, join(folder, 'copy'));
      // As docs/keys.md says.
      administer('alter database site rename to site_before');
      expect(makeSite()).toMatchObject({ status: 0 });
      await restoreBackup(place, { folder: join(folder, 'copy'), shouldReplace: false });
      const restored = await openStore({ databaseUrl });
      expect(await restored.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
      await restored.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names site.sql where a role may not make tables in a database that was made without it', async () => {
    administer('create database plain');
    await expect(openStore({ databaseUrl: over('tcp', SITE, 'plain') })).rejects.toThrow(
      /^The tables [^\n]* \(42501\): the role [^\n]*deploy\/postgres\/site\.sql[^\n]*$/,
    );
  });

  it('makes a second database for the same role, in which a backup is tried', async () => {
    const drill = ['-v', 'database=site_drill', '-f', 'deploy/postgres/site.sql'];
    expect(psql(drill)).toMatchObject({ status: 0 });
    await (await openStore({ databaseUrl: over('tcp', SITE, 'site_drill') })).close();
    expect(await attempt(over('socket', 'stranger', 'site_drill'))).toBe(DENIED);
  });

  it('asks for the password instead of making a role without one', () => {
    const { status, stderr } = psql(['-f', 'deploy/postgres/site.sql'], {});
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/POSTGRES_PASSWORD is not set/);
  });

  it('lets nobody in from the network but the site, with its password', async () => {
    copyFileSync('deploy/postgres/pg_hba.conf', join(cluster.folder, 'data', 'pg_hba.conf'));
    administer('select pg_reload_conf()');
    const NOT_LISTED = '28000';
    const WRONG_PASSWORD = '28P01';
    await until(async () => (await attempt(over('tcp', `${ADMIN}:known`, 'site'))) !== 'ok');
    expect(await attempt(over('tcp', `${ADMIN}:known`, 'postgres'))).toBe(NOT_LISTED);
    expect(await attempt(over('tcp', 'stranger:known', 'site'))).toBe(NOT_LISTED);
    expect(await attempt(over('tcp', SITE, 'postgres'))).toBe(NOT_LISTED);
    expect(await attempt(over('tcp', 'site:wrong', 'site'))).toBe(WRONG_PASSWORD);
    expect(await attempt(over('tcp', SITE, 'site'))).toBe('ok');
    expect(await attempt(over('tcp', SITE, 'site_drill'))).toBe('ok');
    expect(await attempt(over('socket', SITE, 'site'))).toBe(NOT_LISTED);
  });
});
