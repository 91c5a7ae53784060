import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '@/tests/reliability/support/programs';
import { dataDirOf } from '@/tests/reliability/support/site';

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
  writeFileSync(join(folder, 'upstreams.conf'), upstreams.map(toServer).join(''));
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
  const child = spawn(findProgram('nginx') ?? 'nginx', inFolder(folder, 'daemon off;'), {
    stdio: ['ignore', log, log],
  });
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

/** All of an nginx's configuration, as it reads it (`nginx -T`). */
export const readConfiguration = ({ folder }: Nginx): string => {
  // Into a file: it opens /dev/stdout for its log, which a socket cannot be.
  const file = join(folder, 'configuration.txt');
  const args = ['-T', ...inFolder(folder, '')];
  const output = openSync(file, 'w');
  execFileSync(findProgram('nginx') ?? 'nginx', args, { stdio: ['ignore', output, 'pipe'] });
  closeSync(output);
  return readFileSync(file, 'utf8');
};

const inFolder = (folder: string, directives: string): string[] => [
  ...['-p', `${folder}/`, '-c', 'nginx.conf'],
  // Started by root, its workers would be somebody else, who cannot look into this folder.
  ...['-g', `${directives}${process.getuid?.() === 0 ? ' user root;' : ''}`],
];

/** Processor time that a process and its children have used so far, in seconds. */
export const cpuSeconds = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, process) => sum + ticksOf(process) / TICKS_A_SECOND, 0);

const TICKS_A_SECOND = 100;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

// Of proc(5): the fields behind the name in brackets; user and system time are the 14th and 15th.
const ticksOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

const toServer = (port: number): string => `server 127.0.0.1:${port} max_fails=0;\n`;

const untilItListens = async (origin: string, hasEnded: () => boolean, folder: string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (hasEnded()) break;
    const response = await fetch(`${origin}/metrics`).catch(() => null);
    if (response !== null) return;
    await wait(50);
  }
  throw new Error(`nginx did not start: ${readFileSync(join(folder, 'nginx.log'), 'utf8')}`);
};
