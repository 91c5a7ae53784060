import { type DurableCluster, startDurableCluster } from '@/lib/server/testing/durableCluster';
import type { HeldSite } from '@/scripts/hold/tools/site';
import { type Nginx, startNginx } from './nginx';
import { startReplica } from './replica';

const PORTS = { nginx: 4430, one: 4431, two: 4432 };

export type TwoReplicas = {
  nginx: Nginx;
  one: HeldSite;
  two: HeldSite;
  databaseUrl: string;
  stop: () => Promise<void>;
};

/** The whole of deploy/compose.yml without containers: nginx, two replicas, one PostgreSQL. */
export const startTwoReplicas = async (name: string): Promise<TwoReplicas> => {
  const cluster: DurableCluster = await startDurableCluster();
  const databaseUrl = await cluster.createDatabase('site');
  const env = {
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: 'the-secret-that-both-replicas-of-this-test-know',
    TRUST_PROXY: '1',
  };
  const start = (replica: 'one' | 'two') =>
    startReplica({ name: `${name}-${replica}`, port: PORTS[replica], env });
  const one = await start('one');
  const two = await start('two');
  const upstreams = [PORTS.one, PORTS.two];
  const nginx = await startNginx({ name: `${name}-nginx`, port: PORTS.nginx, upstreams });
  return {
    nginx,
    one,
    two,
    databaseUrl,
    stop: async () => {
      await nginx.stop();
      await Promise.all([one.stop(), two.stop()]);
      await cluster.remove();
    },
  };
};
