import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openStore } from '@/lib/server/store/store';
import { type DurableCluster, startDurableCluster } from '@/lib/server/testing/durableCluster';
import type { Experiment, Note } from '../experiment';
import { type HeldSite, startHeldSite } from '../tools/site';
import { round } from '../tools/statistics';
import { withCleanUp } from '../tools/withCleanUp';
import { type Clients, startClients } from './clients';
import { HURRIED } from './dispatchPace';
import { MANY_FAULTS } from './faultShares';
import { noteArrivals, noteFaults } from './figures';
import { SECRET, startOutbox } from './outbox';

const PORTS = { receiver: 4321, site: 4322 };
const CLIENTS = 8;
const SIZES = {
  short: { leads: 100, stops: 2, tailSeconds: 20 },
  long: { leads: 5_000, stops: 20, tailSeconds: 90 },
};
/** How long the database runs before it is stopped again, and how long it is away. */
const UP_MS = 1_000;
const DOWN_MS = 300;
const LONGEST_RECOVERY_S = 5;

export const POSTGRES_STOPS: Experiment = {
  name: 'postgres-stops',
  promise:
    'PostgreSQL is stopped without warning again and again: what was acknowledged is there once, what was saved arrives, and the site recovers by itself.',
  needs: ['postgres'],
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { leads, stops, tailSeconds } = SIZES[size];
      const cluster = await startDurableCluster();
      later(cluster.remove);
      const databaseUrl = await cluster.createDatabase('site');
      const site = await startHeldSite({
        name: 'postgres-stops-site',
        port: PORTS.site,
        env: { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: SECRET, TRUST_PROXY: '1' },
      });
      later(site.stop);
      const outbox = await startOutbox({
        name: 'postgres-stops',
        port: PORTS.receiver,
        shares: MANY_FAULTS,
        databaseUrl: await cluster.createDatabase('outbox'),
      });
      later(outbox.stop);
      later(outbox.dispatch(HURRIED).kill);
      const filling = outbox.fill(leads);
      later(filling.kill);
      const clients = startClients(site.origin, CLIENTS);
      later(() => clients.finish(0));
      const backAt = await stopAgainAndAgain(cluster, stops);
      await clients.finish(LONGEST_RECOVERY_S);
      const status = await filling.ended;
      if (status !== 0) throw new Error(`The outbox could not be filled (${status}).`);
      await outbox.untilEmpty(tailSeconds);
      note({ what: 'immediate stops', value: backAt.length });
      noteRecovery(note, clients, backAt);
      await noteAnswers(note, clients, site);
      await noteKept(note, clients, databaseUrl);
      noteFaults(note, outbox.calls());
      await noteArrivals(note, outbox, leads);
    }),
};

/** Answers when the database took statements again after each stop. */
const stopAgainAndAgain = async (cluster: DurableCluster, stops: number): Promise<number[]> => {
  const backAt: number[] = [];
  for (let turn = 0; turn < stops; turn += 1) {
    await wait(UP_MS + Math.random() * UP_MS);
    await cluster.stopImmediately();
    await wait(DOWN_MS);
    await cluster.start();
    backAt.push(performance.now());
  }
  await wait(UP_MS);
  return backAt;
};

const noteRecovery = (note: Note, { acknowledged }: Clients, backAt: number[]): void => {
  const times = [...acknowledged.values()].map(({ at }) => at).sort((a, b) => a - b);
  const pauses = backAt.map((back) => (times.find((at) => at > back) ?? Infinity) - back);
  const longest = round(Math.max(...pauses) / 1000, 2);
  note({
    what: 'longest time from the database being back to the next thank-you',
    value: longest,
    unit: 's',
    bound: `at most ${LONGEST_RECOVERY_S}`,
    holds: longest <= LONGEST_RECOVERY_S,
  });
};

const noteAnswers = async (note: Note, { answers }: Clients, site: HeldSite): Promise<void> => {
  const others = [...answers].filter(([answer]) => !['200', '201', '503'].includes(answer));
  note({ what: '503 meanwhile', value: answers.get('503') ?? 0 });
  note({
    what: 'other answers than a thank-you or 503',
    value: others.map(([answer, count]) => `${count} × ${answer}`).join(', ') || 0,
    bound: '0',
    holds: others.length === 0,
  });
  const { status } = await fetch(`${site.origin}/api/health/ready`);
  note({
    what: 'ready in the end, unattended',
    value: status,
    bound: '200',
    holds: status === 200,
  });
};

const noteKept = async (note: Note, { acknowledged }: Clients, databaseUrl: string) => {
  const { db, close } = await openStore({ databaseUrl });
  const rows = await db.selectFrom('enquiries').select(['id', 'child_name']).execute();
  const [fsync] = (await sql<{ fsync: string }>`show fsync`.execute(db)).rows;
  await close();
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged.values()].filter(({ id }) => !ids.has(id)).length;
  const twice = rows.length - new Set(rows.map(({ child_name }) => child_name)).size;
  note({ what: 'fsync', value: fsync?.fsync ?? '', bound: 'on', holds: fsync?.fsync === 'on' });
  note({ what: 'enquiries acknowledged', value: acknowledged.size });
  note({ what: 'acknowledged and lost', value: lost, bound: 'exactly 0', holds: lost === 0 });
  note({ what: 'kept twice', value: twice, bound: 'exactly 0', holds: twice === 0 });
};
