import { rmSync } from 'node:fs';
import { type RunningProcess, startSite } from '@/e2e/support/startSite';
import { type Nginx, startNginx } from '@/tests/reliability/cluster/nginx';
import { SkippedError } from '@/tests/reliability/experiment';
import { dataDirOf } from './dataDir';
import { isInstalled } from './programs';

export { dataDirOf };

export type TestSite = RunningProcess & {
  origin: string;
  dataDir: string;
  restart: () => Promise<void>;
};

/** A site and the shipped nginx in front of it: `origin` is nginx's, all else is the process's. */
export type SiteBehindNginx = TestSite & {
  /** The process itself: for its figures at /metrics, which nginx gives nobody. */
  ownOrigin: string;
  /** The folder of nginx: its logs, and `cache` with the pages that it holds. */
  nginxDir: string;
};

type Options = {
  /** Names the data folder; with the same name and `keepsData`, the same data. */
  name: string;
  /** Of the process; nginx is 10,000 above it. */
  port: number;
  env?: Record<string, string>;
  /** Start on what an earlier process left. */
  keepsData?: boolean;
};

const NGINX_ABOVE = 10_000;

/** By port. An experiment that only kills its site leaves an nginx, which the next one of the port ends. */
const running = new Map<number, Nginx>();
process.once('exit', () => {
  for (const { pid } of running.values()) process.kill(pid, 'SIGTERM');
});

const stopNginx = async (port: number): Promise<void> => {
  const nginx = running.get(port);
  running.delete(port);
  await nginx?.stop();
};

const startNginxFor = async (name: string, port: number): Promise<Nginx> => {
  await stopNginx(port);
  const own = { name: `${name}-nginx-${port}`, port: port + NGINX_ABOVE };
  const nginx = await startNginx({ ...own, upstreams: [port] });
  running.set(port, nginx);
  return nginx;
};

/**
 * Starts the production build on 127.0.0.1 with a data folder of its own, and the nginx of deploy/nginx
 * in front of it, which takes the X-Forwarded-For of this machine for the visitor's address.
 */
export const startTestSite = async (options: Options): Promise<SiteBehindNginx> => {
  const { name, port, env, keepsData } = options;
  if (!isInstalled('nginx')) throw new SkippedError('nginx is not installed');
  const dataDir = dataDirOf(name);
  if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
  const start = () => startSite('start', { port, dataDir, env: { TRUST_PROXY: '1', ...env } });
  let site = await start();
  const nginx = await startNginxFor(name, port).catch(async (error) => {
    await site.stop();
    throw error;
  });
  return {
    get pid() {
      return site.pid;
    },
    origin: nginx.origin,
    ownOrigin: `http://127.0.0.1:${port}`,
    dataDir,
    nginxDir: nginx.folder,
    kill: () => site.kill(),
    /** After a kill: the same site on the same data, behind the same nginx. */
    restart: async () => {
      site = await start();
    },
    stop: async () => {
      await site.stop();
      await stopNginx(port);
    },
  };
};

/** Starts a site, does some work with it, and stops it, however the work ended. */
export const withTestSite = async <T>(
  options: Options,
  work: (site: SiteBehindNginx) => Promise<T>,
): Promise<T> => {
  const site = await startTestSite(options);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
};

export type TwoSites = Omit<Options, 'port' | 'keepsData'> & { ports: [number, number] };

/** The same with two processes that work on one data folder, each behind an nginx of its own. */
export const withTwoTestSites = <T>(
  { ports: [one, two], ...options }: TwoSites,
  work: (first: SiteBehindNginx, second: SiteBehindNginx) => Promise<T>,
): Promise<T> =>
  withTestSite({ ...options, port: one }, (first) =>
    withTestSite({ ...options, port: two, keepsData: true }, (second) => work(first, second)),
  );
