import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPersonal } from '@/lib/server/enquiries/personalColumns';
import { type DurableCluster, startDurableCluster } from '@/lib/server/testing/durableCluster';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, exactly } from '@/tests/reliability/support/bounds';
import { type Clients, createClients, type Ledger } from '@/tests/reliability/support/clients';
import { SHARED_DATA_KEY, sharedKeys } from '@/tests/reliability/support/dataKeys';
import { countMissing } from '@/tests/reliability/support/references';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { withStore } from '@/tests/reliability/support/withStore';
import { MANY_FAULTS } from './faultShares';
import { noteArrivals, noteFaults } from './figures';
import { SECRET, startOutbox } from './outbox';

const PORTS = { receiver: 4321, site: 4322 };
const CLIENTS = 8;
const SIZES = {
  short: { deliveries: 100, stops: 2, tailSeconds: 60 },
  long: { deliveries: 5_000, stops: 20, tailSeconds: 120 },
};
/** How long a client waits before it tries again. */
const PAUSE_MS = 50;
/** How long the database runs before it is stopped again, and how long it is away. */
const UP_MS = 1_000;
const DOWN_MS = 300;
const LONGEST_RECOVERY_S = 5;

export const POSTGRES_STOPS: Experiment = {
  name: 'postgres-stops',
  promise:
    'PostgreSQL is stopped without warning again and again: what was acknowledged is there once, what was saved arrives, and the site recovers by itself.',
  needs: ['postgres'],
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { deliveries, stops, tailSeconds } = SIZES[size];
      const cluster = await startDurableCluster();
      later(cluster.remove);
      const databaseUrl = await cluster.createDatabase('site');
      const site = await startTestSite({
        name: 'postgres-stops-site',
        port: PORTS.site,
        env: {
          DATABASE_URL: databaseUrl,
          NEXTAUTH_SECRET: SECRET,
          DATA_KEY: SHARED_DATA_KEY,
        },
      });
      later(site.stop);
      const outbox = await startOutbox({
        name: 'postgres-stops',
        port: PORTS.receiver,
        shares: MANY_FAULTS,
        databaseUrl: await cluster.createDatabase('outbox'),
      });
      later(outbox.stop);
      // Two of them, as two replicas have: each reaches for what the other is just taking.
      for (let count = 0; count < 2; count += 1) later(outbox.dispatch().kill);
      const filling = outbox.fill(deliveries);
      later(filling.kill);
      const ledger: Ledger = new Map();
      const name = 'postgres-stops';
      const clients = createClients({ count: CLIENTS, ledger, name, pauseMs: PAUSE_MS });
      let isOver = false;
      const sending = clients.sendUntil(site.origin, () => isOver);
      const stopSending = () => {
        isOver = true;
        return sending;
      };
      later(stopSending);
      const backAt = await stopAgainAndAgain(cluster, stops);
      await stopSending();
      // A client without a thank-you by then has lost nothing: its answers are noted below.
      await clients.finish(site.origin, LONGEST_RECOVERY_S);
      const status = await filling.ended;
      if (status !== 0) throw new Error(`The outbox could not be filled (${status}).`);
      await outbox.untilEmpty(tailSeconds);
      note({ what: 'immediate stops', value: backAt.length });
      noteRecovery(note, clients, backAt);
      await noteAnswers(note, clients, site);
      await noteStored(note, ledger, databaseUrl);
      noteFaults(note, outbox.calls());
      await noteArrivals(note, outbox, deliveries);
    }),
};

/** Answers when the database took statements again after each stop. */
const stopAgainAndAgain = async (cluster: DurableCluster, stops: number): Promise<number[]> => {
  const backAt: number[] = [];
  for (let round = 0; round < stops; round += 1) {
    await wait(UP_MS + Math.random() * UP_MS);
    await cluster.stopImmediately();
    await wait(DOWN_MS);
    await cluster.start();
    backAt.push(performance.now());
  }
  await wait(UP_MS);
  return backAt;
};

const noteRecovery = (note: Note, { replies }: Clients, backAt: number[]): void => {
  const times = replies.filter((reply) => reply.acknowledged !== null).map(({ at }) => at);
  const pauses = backAt.map((back) => (times.find((at) => at > back) ?? Infinity) - back);
  const longest = round(Math.max(...pauses) / 1000, 2);
  note({
    what: 'longest time from the database being back to the next thank-you',
    value: longest,
    unit: 's',
    bound: `at most ${LONGEST_RECOVERY_S}`,
    passes: longest <= LONGEST_RECOVERY_S,
  });
};

const noteAnswers = async (note: Note, { replies }: Clients, site: TestSite): Promise<void> => {
  const counts = new Map<number | null, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  const others = [...counts].filter(([status]) => ![200, 201, 503].includes(status ?? 0));
  note({ what: '503 meanwhile', value: counts.get(503) ?? 0 });
  note({
    what: 'other answers than a thank-you or 503',
    value: others.map(([status, count]) => `${count} × ${status ?? 'none'}`).join(', ') || 0,
    bound: '0',
    passes: others.length === 0,
  });
  const { status } = await fetch(`${site.origin}/api/health/ready`);
  note(equalTo('ready in the end, unattended', status, 200));
};

const noteStored = (note: Note, ledger: Ledger, databaseUrl: string): Promise<void> =>
  withStore({ databaseUrl }, async ({ db }) => {
    const rows = await db.selectFrom('enquiries').select(['id', 'child_name']).execute();
    const [fsync] = (await sql<{ fsync: string }>`show fsync`.execute(db)).rows;
    const lost = countMissing(ledger.values(), new Set(rows.map(({ id }) => id)));
    const children = rows.map(({ id, child_name }) =>
      openPersonal('child_name', id, child_name, sharedKeys()),
    );
    const twice = rows.length - new Set(children).size;
    note(equalTo('fsync', fsync?.fsync ?? '', 'on'));
    note({ what: 'enquiries acknowledged', value: ledger.size });
    note(exactly('acknowledged and lost', lost, 0));
    note(exactly('stored twice', twice, 0));
  });
