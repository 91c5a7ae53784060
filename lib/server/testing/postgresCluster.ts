import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './findPostgres';
import { giveToOwner } from './postgresOwner';

const LONGEST_START_MS = 40_000;

// One cluster per process, found again by the process's number: each test file of a jest worker
// has a module registry of its own.
const FOLDER = join(tmpdir(), `site-postgres-${process.pid}`);
const READY = join(FOLDER, 'ready');
const LOG = join(FOLDER, 'log');

// The shell outlives nobody: when this process ends, in whatever way, its end of the pipe closes,
// `cat` returns, and the cluster is stopped and removed.
const KEEPER = `
cd "$1" && export TZ=UTC
"$2/initdb" -D data -U tests -A trust -E UTF8 --no-locale --no-sync >log 2>&1 || { touch failed; exit 1; }
"$2/postgres" -D data -k "$1" -c listen_addresses= -F -c max_connections=60 -c shared_buffers=16MB >>log 2>&1 &
touch ready
cat >/dev/null
kill -QUIT $!
wait
rm -rf "$1"
`;

/** Makes an empty database in this process's cluster and answers its address. */
export const createDatabase = async (name: string): Promise<string> => {
  if (!existsSync(FOLDER)) startCluster();
  await untilReady();
  await run(`create database ${name}`);
  return addressOf(name);
};

export const dropDatabase = (name: string): Promise<void> =>
  run(`drop database if exists ${name} with (force)`);

const addressOf = (name: string): string =>
  `postgres://tests@localhost/${name}?host=${encodeURIComponent(FOLDER)}`;

const startCluster = (): void => {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL is installed.');
  mkdirSync(FOLDER, { mode: 0o700 });
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', FOLDER, programs], {
    // Ctrl-C reaches the tests, not the shell that has to clean up after them.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...giveToOwner(FOLDER),
  });
  keeper.unref();
};

const untilReady = async (): Promise<void> => {
  const giveUpAt = performance.now() + LONGEST_START_MS;
  while (!(await isReady())) {
    if (existsSync(join(FOLDER, 'failed')) || performance.now() > giveUpAt) {
      const reason = existsSync(LOG) ? readFileSync(LOG, 'utf8') : 'no log';
      rmSync(FOLDER, { recursive: true, force: true });
      throw new Error(`PostgreSQL did not start: ${reason}`);
    }
    await wait(50);
  }
};

const isReady = async (): Promise<boolean> => {
  if (!existsSync(READY)) return false;
  return run('select 1').then(
    () => true,
    () => false,
  );
};

const run = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: addressOf('postgres') });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
};
