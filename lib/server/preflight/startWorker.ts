import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getEnv } from '@/lib/server/env/env';
import { onStop } from '@/lib/server/lifecycle/stopping';
import { log } from '@/lib/server/log/log';
import { processSingleton } from '@/lib/server/processSingleton';

const COMMAND = join('scripts', 'preflight', 'service.ts');
const PACKAGES = [join('node_modules', 'tsx'), join('node_modules', '@playwright', 'test')];

const worker = () =>
  processSingleton<{ child: ChildProcess | null; isKnownToStop: boolean }>(
    'preflight-worker',
    () => ({ child: null, isKnownToStop: false }),
  );

/**
 * Starts a process that checks pages and ends by itself, from the sources and packages that the site
 * was built from. False where they are gone.
 */
export const startWorker = (): boolean => {
  if (![COMMAND, ...PACKAGES].every((path) => existsSync(path))) return false;
  const held = worker();
  if (held.child !== null) return true;
  const { host, port } = getEnv();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', COMMAND, '--once', '--base', originOf(host, port)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  held.child = child;
  child.once('error', (err) => log.error({ err }, 'the worker of the preflight did not start'));
  child.once('close', () => {
    held.child = null;
  });
  if (!held.isKnownToStop) {
    held.isKnownToStop = true;
    onStop(async () => {
      held.child?.kill('SIGTERM');
    });
  }
  return true;
};

const ALL = ['0.0.0.0', '::'];

const originOf = (host: string | null, port: number): string => {
  if (host === null || ALL.includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
