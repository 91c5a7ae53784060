import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment } from '@/tests/reliability/experiment';
import type { TestSite } from '@/tests/reliability/support/site';
import { noteAskedAgain } from './askedAgain';
import { noteTraffic } from './noteTraffic';
import { startTraffic, type Traffic } from './traffic';
import { startTwoReplicas } from './twoReplicas';

/** nginx asks a replica that was down again after a second (deploy/nginx/upstreams.conf). */
const UNTIL_NOTICED_MS = 1_500;
const SIZES = { short: { requests: 800, clients: 20 }, long: { requests: 20_000, clients: 50 } };

export const ROLLING: Experiment = {
  name: 'rolling',
  promise:
    'A new version is rolled out behind nginx, one replica after the other, and nobody notices.',
  needs: ['postgres', 'nginx'],
  isTimed: true,
  isLongOnly: true,
  run: async (size, note) => {
    await noteAskedAgain(note);
    const site = await startTwoReplicas('rolling');
    try {
      const { requests, clients } = SIZES[size];
      const traffic = startTraffic(site.nginx.origin, requests, clients);
      const restarts = await rollWhile(traffic, requests, [site.one, site.two]);
      await traffic.done;
      note({
        what: 'restarts (SIGTERM, then a new process) under load',
        value: restarts,
        bound: 'at least 2',
        passes: restarts >= 2,
      });
      await noteTraffic(note, traffic, { requests, databaseUrl: site.databaseUrl });
    } finally {
      await site.stop();
    }
  },
};

/** Restarts one replica after the other until the visitors have gone home; each at least once. */
const rollWhile = async (
  traffic: Traffic,
  requests: number,
  replicas: TestSite[],
): Promise<number> => {
  let restarts = 0;
  const isOver = () => traffic.answered() + traffic.failures().length >= requests;
  do {
    for (const replica of replicas) {
      await replica.stop();
      await replica.restart();
      await wait(UNTIL_NOTICED_MS);
      restarts += 1;
    }
  } while (!isOver());
  return restarts;
};
