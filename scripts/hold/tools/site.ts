import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProcess, startSite } from '@/e2e/support/startSite';

export type HeldSite = RunningProcess & {
  origin: string;
  dataDir: string;
  restart: () => Promise<void>;
};

type Options = {
  /** Names the data folder; with the same name and `keep`, the same data. */
  name: string;
  port: number;
  env?: Record<string, string>;
  /** Start on what an earlier process left. */
  keep?: boolean;
};

export const dataDirOf = (name: string): string =>
  join(process.cwd(), 'test-results', 'data', 'hold', name);

/** Starts the production build on 127.0.0.1, with a data folder of its own. */
export const startHeldSite = async ({ name, port, env, keep }: Options): Promise<HeldSite> => {
  const dataDir = dataDirOf(name);
  if (!keep) rmSync(dataDir, { recursive: true, force: true });
  const start = () => startSite('start', { port, dataDir, env });
  const site: HeldSite = {
    ...(await start()),
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    /** After a kill: the same site on the same data. */
    restart: async () => {
      Object.assign(site, await start());
    },
  };
  return site;
};

/** Starts a site, does some work with it, and stops it, however the work ended. */
export const withHeldSite = async <T>(
  options: Options,
  work: (site: HeldSite) => Promise<T>,
): Promise<T> => {
  const site = await startHeldSite(options);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
};

export type TwoSites = Omit<Options, 'port' | 'keep'> & { ports: [number, number] };

/** The same with two processes that work on one data folder. */
export const withTwoHeldSites = <T>(
  { ports: [one, two], ...options }: TwoSites,
  work: (first: HeldSite, second: HeldSite) => Promise<T>,
): Promise<T> =>
  withHeldSite({ ...options, port: one }, (first) =>
    withHeldSite({ ...options, port: two, keep: true }, (second) => work(first, second)),
  );
