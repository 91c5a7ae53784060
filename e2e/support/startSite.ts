import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLE_NAMES } from '@/lib/server/env/variables';

export type RunningProcess = {
  pid: number;
  /** Asks it to stop, and waits until it has. */
  stop: () => Promise<void>;
  /** Ends the process at once (SIGKILL), and waits until it is gone. */
  kill: () => Promise<void>;
};

type Settings = { port: number; dataDir: string; env?: Record<string, string> };

const READY_WITHIN_MS = 120_000;

const waitUntilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} was not ready in time`);
};

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Another one on its port would be taken for ours. */
const expectNobodyAt = async (url: string): Promise<void> => {
  const response = await fetch(url).catch(() => null);
  if (response !== null) throw new Error(`Another program answers at ${url}: stop it first.`);
};

// Set and empty: a site of the tests has neither the database nor the school system that `.env` of this
// folder names. What is read when the site is built is in the build already.
const UNSET = Object.fromEntries(
  VARIABLE_NAMES.filter((name) => !name.startsWith('NEXT_PUBLIC_')).map((name) => [name, '']),
);

/** Starts a program of ours and waits until `readyUrl` answers. Its output goes to `dataDir`. */
export const startProcess = async (
  command: string[],
  readyUrl: string,
  { dataDir, env = {}, cwd }: Omit<Settings, 'port'> & { cwd?: string },
): Promise<RunningProcess> => {
  await expectNobodyAt(readyUrl);
  mkdirSync(dataDir, { recursive: true });
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...UNSET, ...process.env, NEXT_TELEMETRY_DISABLED: '1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(join(dataDir, 'server.log'), { flags: 'a' });
  // Whichever of the two ends first, the other still writes.
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.on('close', () => output.end());
  await waitUntilReady(readyUrl, child).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  if (child.pid === undefined) throw new Error('The server has no process id');
  return {
    pid: child.pid,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
};

const PROGRAMS = {
  start: ['.next/server.mjs'],
  plain: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
  dev: ['node_modules/next/dist/bin/next', 'dev', '--webpack', '-H', '127.0.0.1'],
};

/**
 * The site: `start` serves the production build, `plain` does so with `next start` alone, `dev` is the
 * development server.
 */
export const startSite = (
  mode: keyof typeof PROGRAMS,
  { port, dataDir, env = {} }: Settings,
): Promise<RunningProcess> =>
  startProcess([process.execPath, ...PROGRAMS[mode]], `http://127.0.0.1:${port}/api/health/ready`, {
    dataDir,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      ...(mode === 'dev' ? { NEXT_DIST_DIR: '.next-e2e' } : {}),
      ...env,
    },
  });
