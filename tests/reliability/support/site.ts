import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProcess, startSite } from '@/e2e/support/startSite';

export type TestSite = RunningProcess & {
  origin: string;
  dataDir: string;
  restart: () => Promise<void>;
};

type Options = {
  /** Names the data folder; with the same name and `keepsData`, the same data. */
  name: string;
  port: number;
  env?: Record<string, string>;
  /** Start on what an earlier process left. */
  keepsData?: boolean;
};

export const dataDirOf = (name: string): string =>
  join(process.cwd(), 'test-results', 'data', 'reliability', name);

/** Starts the production build on 127.0.0.1, with a data folder of its own. */
export const startTestSite = async ({ name, port, env, keepsData }: Options): Promise<TestSite> => {
  const dataDir = dataDirOf(name);
  if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
  const start = () => startSite('start', { port, dataDir, env });
  const site: TestSite = {
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
export const withTestSite = async <T>(
  options: Options,
  work: (site: TestSite) => Promise<T>,
): Promise<T> => {
  const site = await startTestSite(options);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
};

export type TwoSites = Omit<Options, 'port' | 'keepsData'> & { ports: [number, number] };

/** The same with two processes that work on one data folder. */
export const withTwoTestSites = <T>(
  { ports: [one, two], ...options }: TwoSites,
  work: (first: TestSite, second: TestSite) => Promise<T>,
): Promise<T> =>
  withTestSite({ ...options, port: one }, (first) =>
    withTestSite({ ...options, port: two, keepsData: true }, (second) => work(first, second)),
  );
