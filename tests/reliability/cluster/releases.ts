import { setTimeout as wait } from 'node:timers/promises';
import { migrateAsNewerRelease } from '@/lib/server/testing/newerRelease';
import { contactOf } from '@/tests/reliability/auth/parent';
import { untilDelivered } from '@/tests/reliability/delivery/stored';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { withStore } from '@/tests/reliability/support/withStore';
import { makeImage } from './image';
import { type LoggingIn, startLoggingIn } from './loggingIn';
import { buildReleaseBefore } from './releaseBefore';
import { startTraffic, type Traffic } from './traffic';
import { startTwoReplicas, type TwoReplicas } from './twoReplicas';

/** nginx asks a replica that was down again after a second (deploy/nginx/upstreams.conf). */
const UNTIL_NOTICED_MS = 1_500;
const SIZES = { short: { requests: 400, clients: 10 }, long: { requests: 8_000, clients: 30 } };
const FEWEST_LOGINS = 5;
const LONGEST_TAIL_S = 20;

export const RELEASES: Experiment = {
  name: 'releases',
  promise:
    'A release goes forward and back on one database, one replica after the other, and nobody notices.',
  needs: ['postgres', 'nginx'],
  isTimed: true,
  isLongOnly: true,
  run: async (size, note) => {
    await rollDuring({ size, note, on: 'a newer database' }, async ({ databaseUrl, roll }) => {
      await withStore({ databaseUrl }, ({ db }) => migrateAsNewerRelease(db));
      await roll();
    });
    if (size === 'short') return;
    const before = await buildReleaseBefore();
    if ('problem' in before) {
      note({ what: 'the release before, built', value: `skipped: ${before.problem}` });
      return;
    }
    const { commit, folder } = before;
    note({ what: 'the release before', value: commit.slice(0, 12) });
    await rollDuring({ size, note, on: 'forward and back', folder }, async ({ roll }) => {
      await roll(makeImage());
      await roll(folder);
    });
  },
};

type Rolled = {
  size: Size;
  note: Note;
  /** Begins each figure. */
  on: string;
  /** The release that they begin with: this one when absent. */
  folder?: string;
};

type Stage = {
  databaseUrl: string;
  /** Restarts one replica after the other, with this release (the same when absent). */
  roll: (folder?: string) => Promise<void>;
};

/** Has visitors and parents come and go while `act` exchanges the replicas, again and again. */
const rollDuring = async (
  { size, note, on, folder }: Rolled,
  act: (stage: Stage) => Promise<void>,
): Promise<void> => {
  const site = await startTwoReplicas('releases', folder);
  try {
    const { requests, clients } = SIZES[size];
    const loggingIn = startLoggingIn(site);
    const traffic = startTraffic(site.nginx.origin, requests, clients);
    const stage = { databaseUrl: site.databaseUrl, roll: (next?: string) => rollBoth(site, next) };
    await act(stage);
    const isOver = () => traffic.answered() + traffic.failures().length >= requests;
    while (!isOver()) await stage.roll();
    await traffic.done;
    await loggingIn.stop();
    const noteOn: Note = ({ what, ...figure }) => note({ what: `${on}: ${what}`, ...figure });
    await noteRolled(noteOn, { site, requests, traffic, loggingIn });
  } finally {
    await site.stop();
  }
};

const rollBoth = async ({ one, two }: TwoReplicas, folder?: string): Promise<void> => {
  for (const replica of [one, two]) {
    await replica.stop();
    await replica.restart(folder);
    await wait(UNTIL_NOTICED_MS);
  }
};

type Measured = { site: TwoReplicas; requests: number; traffic: Traffic; loggingIn: LoggingIn };

const noteRolled = async (
  note: Note,
  { site: { databaseUrl }, requests, traffic, loggingIn }: Measured,
): Promise<void> => {
  const failures = [...traffic.failures(), ...loggingIn.failures()];
  const logins = loggingIn.parents();
  note(exactly('requests answered', traffic.answered(), requests));
  note(none('requests and logins failed', failures.length));
  if (failures[0] !== undefined) {
    note({ what: 'the first failure', value: failures[0], passes: false });
  }
  note({
    what: 'parents who logged in',
    value: logins.length,
    bound: `at least ${FEWEST_LOGINS}`,
    passes: logins.length >= FEWEST_LOGINS,
  });
  const contacts = await Promise.all(logins.map(contactOf));
  note(none('of them signed out in the end', contacts.filter((one) => one === null).length));
  const acknowledged = [...traffic.acknowledged().values(), ...loggingIn.references()];
  const stored = await readReferences({ databaseUrl });
  note({ what: 'enquiries acknowledged', value: acknowledged.length });
  note(none('acknowledged and lost', countMissing(acknowledged, stored)));
  note(none('stored beyond those', stored.size - acknowledged.length));
  const undelivered = await withStore({ databaseUrl }, async (store) => {
    await untilDelivered(store, LONGEST_TAIL_S);
    const rows = await store.db
      .selectFrom('enquiries')
      .select('id')
      .where('status', '=', 'delivered')
      .execute();
    return countMissing(loggingIn.references(), new Set(rows.map(({ id }) => id)));
  });
  note(none('of parents who logged in, not delivered', undelivered));
};
