import { rmSync } from 'node:fs';
import { startProcess } from '@/e2e/support/startSite';
import { dataDirOf, type TestSite } from '@/tests/reliability/support/site';
import { makeImage } from './image';

type Options = {
  /** Names the data folder; with the same name and `keepsData`, the same data. */
  name: string;
  port: number;
  /** As in deploy/compose.yml. */
  env: Record<string, string>;
};

/** Starts what a container runs, in its own folder. */
export const startReplica = async ({ name, port, env }: Options): Promise<TestSite> => {
  const dataDir = dataDirOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${port}`;
  const start = () =>
    startProcess([process.execPath, '.next/server.mjs'], `${origin}/api/health/ready`, {
      dataDir,
      cwd: makeImage(),
      env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    });
  const replica: TestSite = {
    ...(await start()),
    origin,
    dataDir,
    restart: async () => {
      Object.assign(replica, await start());
    },
  };
  return replica;
};
