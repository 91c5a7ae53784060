import { rmSync } from 'node:fs';
import { startProcess } from '@/e2e/support/startSite';
import { dataDirOf, type TestSite } from '@/tests/reliability/support/site';

type Options = {
  /** Names the data folder; with the same name and `keepsData`, the same data. */
  name: string;
  port: number;
  /** As in deploy/compose.yml. */
  env: Record<string, string>;
  /** A built release: this one when absent. */
  folder?: string;
};

export type Replica = Omit<TestSite, 'restart'> & {
  /** Starts it anew, with another release where one is given. */
  restart: (folder?: string) => Promise<void>;
};

/** Starts what a container runs. */
export const startReplica = async ({
  name,
  port,
  env,
  folder = process.cwd(),
}: Options): Promise<Replica> => {
  const dataDir = dataDirOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${port}`;
  const start = (cwd: string) =>
    startProcess([process.execPath, '.next/server.mjs'], `${origin}/api/health/ready`, {
      dataDir,
      cwd,
      env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    });
  let release = folder;
  const replica: Replica = {
    ...(await start(release)),
    origin,
    dataDir,
    restart: async (next = release) => {
      release = next;
      Object.assign(replica, await start(release));
    },
  };
  return replica;
};
