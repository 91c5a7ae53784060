import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './findPostgres';
import { giveToOwner } from './postgresOwner';

const LONGEST_START_MS = 40_000;
/** The same as in a container: deploy/compose.yml. */
const SETTINGS = 'deploy/postgres/postgresql.conf';

// The shell outlives nobody: when our end of its pipe closes, on purpose or because this process has
// ended, `cat` returns and the processes of the server die at once (SIGQUIT: immediate).
const KEEPER = `
"$2/postgres" -D "$1/data" -k "$1" -c listen_addresses="$3" -c port="$4" >>"$1/log" 2>&1 &
cat >/dev/null
kill -QUIT $!
wait
`;

export type DurableCluster = {
  /** Where its sockets are; its settings and data are in `data`. */
  folder: string;
  /** Makes an empty database and answers its address. */
  createDatabase: (name: string) => Promise<string>;
  /** The server ends at once, without tidying up, and its clients are cut off. */
  stopImmediately: () => Promise<void>;
  /** The server comes back and repairs itself. Resolves when it takes statements. */
  start: () => Promise<void>;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
};

type Options = {
  /** Of 127.0.0.1, beside the socket that it always listens on. */
  port?: number;
};

const USUAL_PORT = 5432;

/** A PostgreSQL of its own with the settings of deploy/, durable ones, that can be stopped. */
export const startDurableCluster = async ({ port }: Options = {}): Promise<DurableCluster> => {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL is installed.');
  const folder = mkdtempSync(join(tmpdir(), 'site-durable-'));
  const owner = giveToOwner(folder);
  makeCluster(folder, programs, owner);
  const address = (name: string): string =>
    `postgres://tests@localhost:${port ?? USUAL_PORT}/${name}?host=${encodeURIComponent(folder)}`;
  let keeper: ChildProcess | undefined;

  const start = async () => {
    const listen = port === undefined ? ['', String(USUAL_PORT)] : ['127.0.0.1', String(port)];
    keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, programs, ...listen], {
      cwd: folder,
      // Ctrl-C reaches the tests, not the shell that has to clean up after them.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...owner,
    });
    await untilReady(address('postgres'));
  };
  const stopImmediately = async () => {
    if (!keeper || keeper.exitCode !== null) return;
    const ended = once(keeper, 'exit');
    keeper.stdin?.end();
    await ended;
  };

  await start();
  return {
    folder,
    createDatabase: async (name) => {
      await run(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stopImmediately,
    start,
    remove: async () => {
      await stopImmediately();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const makeCluster = (folder: string, programs: string, owner: object): void => {
  const args = [
    '-D',
    'data',
    '-U',
    'tests',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), args, {
    cwd: folder,
    env: { ...process.env, TZ: 'UTC' },
    encoding: 'utf8',
    ...owner,
  });
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${stderr}`);
  appendFileSync(join(folder, 'data', 'postgresql.conf'), readFileSync(SETTINGS));
};

const untilReady = async (address: string): Promise<void> => {
  const giveUpAt = performance.now() + LONGEST_START_MS;
  for (;;) {
    try {
      return await run(address, 'select 1');
    } catch (cause) {
      if (performance.now() > giveUpAt) throw new Error('PostgreSQL did not start', { cause });
      await wait(20);
    }
  }
};

const run = async (address: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: address });
  // A server that is stopped in the middle also breaks connections that wait for nothing.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
};
