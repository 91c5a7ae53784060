import { startDurableCluster } from '@/lib/server/testing/durableCluster';
import { SHARED_DATA_KEY } from '@/tests/reliability/support/dataKeys';
import { type Nginx, startNginx } from './nginx';
import { type Replica, startReplica } from './replica';

const PORTS = { nginx: 4430, one: 4431, two: 4432 };

export type TwoReplicas = {
  nginx: Nginx;
  one: Replica;
  two: Replica;
  databaseUrl: string;
  stop: () => Promise<void>;
};

/** The whole of deploy/compose.yml without containers: nginx, two replicas, one PostgreSQL. */
export const startTwoReplicas = async (name: string): Promise<TwoReplicas> => {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of started.reverse()) await end();
  };
  try {
    const cluster = await startDurableCluster();
    started.push(cluster.remove);
    const databaseUrl = await cluster.createDatabase('site');
    const env = {
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: 'the-secret-that-both-replicas-of-this-test-know',
      DATA_KEY: SHARED_DATA_KEY,
      TRUST_PROXY: '1',
    };
    const start = async (replica: 'one' | 'two') => {
      const site = await startReplica({
        name: `${name}-${replica}`,
        port: PORTS[replica],
        env,
      });
      started.push(() => site.stop());
      return site;
    };
    const one = await start('one');
    const two = await start('two');
    const upstreams = [PORTS.one, PORTS.two];
    const nginx = await startNginx({ name: `${name}-nginx`, port: PORTS.nginx, upstreams });
    started.push(nginx.stop);
    return { nginx, one, two, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
