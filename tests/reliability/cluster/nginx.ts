import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDirOf } from '@/tests/reliability/support/dataDir';
import { findProgram } from '@/tests/reliability/support/programs';

export type Nginx = {
  origin: string;
  folder: string;
  pid: number;
  /** SIGQUIT: what is under way is answered. */
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  port: number;
  /** Ports of the replicas. */
  upstreams: number[];
  /** Instead of deploy/nginx/site.conf, for comparison. */
  site?: string;
  /** TRUSTED_PROXIES. This machine where it is not said: each visitor of a test says its own address. */
  trusted?: string;
};

/** Starts nginx with the configuration of deploy/nginx, on 127.0.0.1, in a folder of its own. */
export const startNginx = async (options: Options): Promise<Nginx> => {
  const { name, port, upstreams, site, trusted = '127.0.0.1' } = options;
  const folder = newFolder(name);
  cpSync('deploy/nginx', folder, { recursive: true });
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\nserver_name _;\n`);
  writeFileSync(
    join(folder, 'upstreams.conf'),
    upstreams.map((replica) => `server 127.0.0.1:${replica} max_fails=0;\n`).join(''),
  );
  writeFileSync(join(folder, 'real-ip.conf'), realIpConfig(trusted));
  if (site !== undefined) writeFileSync(join(folder, 'site.conf'), site);
  return runNginx(folder, port);
};

/** What deploy/nginx/real-ip.sh writes for these TRUSTED_PROXIES. Throws when it refuses them. */
export const realIpConfig = (trusted: string): string =>
  execFileSync('sh', ['deploy/nginx/real-ip.sh'], {
    encoding: 'utf8',
    env: { ...process.env, TRUSTED_PROXIES: trusted },
    stdio: 'pipe',
  });

/** An empty folder for an nginx of this name. */
export const newFolder = (name: string): string => {
  const folder = dataDirOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Runs nginx in a folder with its nginx.conf, until it listens at this port of 127.0.0.1. */
export const runNginx = async (folder: string, port: number): Promise<Nginx> => {
  const log = openSync(join(folder, 'nginx.log'), 'a');
  // Started by root, its workers would be somebody else, who cannot look into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const args = ['-p', `${folder}/`, '-c', 'nginx.conf', '-g', `daemon off; ${user}`];
  const stdio = ['ignore', log, log] as const;
  const child = spawn(findProgram('nginx') ?? 'nginx', args, { stdio: [...stdio] });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await untilItListens(origin, () => child.exitCode !== null, folder);
  return {
    origin,
    folder,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
};

/** Processor time that a process and its children have used so far, in seconds. */
export const cpuSeconds = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return [pid, ...children.filter(Boolean)].reduce((sum: number, process) => {
    // Of proc(5): behind the name in brackets user and system time are the 12th and 13th, in ticks.
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);
};

const untilItListens = async (origin: string, hasEnded: () => boolean, folder: string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (hasEnded()) break;
    const response = await fetch(`${origin}/metrics`).catch(() => null);
    if (response !== null) return;
    await wait(50);
  }
  throw new Error(`nginx did not start: ${readFileSync(join(folder, 'nginx.log'), 'utf8')}`);
};
