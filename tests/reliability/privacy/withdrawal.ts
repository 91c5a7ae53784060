import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openMobile } from '@/lib/server/enquiries/personalColumns';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { forgetLookupKeys, loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { withdrawNumber } from '@/lib/server/privacy/withdrawNumber';
import type { Store } from '@/lib/server/store/store';
import type { DispatchPace } from '@/tests/reliability/delivery/dispatchPace';
import { type Outbox, SECRET, startOutbox } from '@/tests/reliability/delivery/outbox';
import type { Experiment } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { sharedKeys } from '@/tests/reliability/support/dataKeys';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { withStore } from '@/tests/reliability/support/withStore';

const PORT = 4368;
const SIZES = {
  short: { deliveries: 400, withdrawn: 40 },
  long: { deliveries: 4_000, withdrawn: 400 },
};
/** A school system that takes its time and fails now and then, so that much is under way and waits. */
const SLOW = { refuse: 0.1, fail: 0.1, hang: 0.01, drop: 0.05, delayMs: 60 };
const PACE: DispatchPace = { timeLimitMs: 1_000, lockMs: 3_000, pollMs: 50, pauseScale: 0.05 };
const AT_ONCE = 4;

type Withdrawn = { id: string; endedAt: number; wasSent: boolean };

/** The enquiries that fill.ts has saved so far, with the numbers that it gave them. */
const readEnquiries = async ({ db }: Store) => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'mobile'])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ id: row.id, mobile: openMobile(row) }));
};

/** As a command would have them that runs with the environment of the outbox. */
const withKeysOfOutbox = async <T>(store: Store, work: () => Promise<T>): Promise<T> => {
  shareKeyRings({ site: createKeyRing(SECRET), data: sharedKeys() });
  try {
    await loadLookupKeys(store.db);
    return await work();
  } finally {
    shareKeyRings(null);
    forgetLookupKeys();
  }
};

/** Withdraws every n-th parent's consent while a dispatcher carries the outbox. */
const withdrawMany = async (
  store: Store,
  { dataDir }: Outbox,
  count: number,
): Promise<Withdrawn[]> => {
  const all = await readEnquiries(store);
  const step = Math.floor(all.length / count);
  // Not from the front alone: some are sent, some under way, most still wait.
  const chosen = all.filter((_row, index) => index % step === 0).slice(0, count);
  return inParallel(chosen.length, AT_ONCE, async (index) => {
    const { id = '', mobile = '' } = chosen[index] ?? {};
    const { sent } = await withdrawNumber({ store, dataDir }, toParentNumber(mobile ?? ''));
    return { id, endedAt: Date.now(), wasSent: sent.confirmed > 0 };
  });
};

export const WITHDRAWAL: Experiment = {
  name: 'withdrawal',
  promise:
    'A consent that is withdrawn while the dispatcher is at work stops sending: once the command has ended, the school system gets nothing more of that parent, and everything of the others.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { deliveries, withdrawn: count } = SIZES[size];
      const outbox = await startOutbox({ name: 'withdrawal', port: PORT, shares: SLOW });
      later(outbox.stop);
      const status = await outbox.fill(deliveries).ended;
      if (status !== 0) throw new Error(`The outbox could not be filled (${status}).`);
      const dispatcher = outbox.dispatch(PACE);
      later(dispatcher.kill);
      await untilCalls(outbox, deliveries / 10);
      const target = { file: join(outbox.dataDir, 'site.db') };
      const done = await withStore(target, (store) =>
        withKeysOfOutbox(store, () => withdrawMany(store, outbox, count)),
      );
      const isEmpty = await outbox.untilEmpty(120);
      const calls = outbox.calls();
      const late = done.filter(({ id, endedAt }) =>
        calls.some((call) => call.id === id && call.at > endedAt),
      );
      const ids = new Set(done.map(({ id }) => id));
      const arrived = new Set(
        calls.filter(({ did }) => did === 'take' || did === 'drop').map(({ id }) => id),
      );
      const saved = outbox.saved().map(({ id }) => id);
      const others = saved.filter((id) => !ids.has(id));
      note(exactly('consents withdrawn at work', done.length, count));
      note({
        what: 'of these already sent before',
        value: done.filter((one) => one.wasSent).length,
      });
      const unsent = done.filter(({ id }) => !arrived.has(id)).length;
      note({ what: 'of these never sent', value: unsent, passes: unsent > 0 });
      note(none('calls for a parent after the command ended', late.length));
      note({
        what: 'the outbox is empty in the end',
        value: isEmpty ? 'yes' : 'no',
        passes: isEmpty,
      });
      note(exactly('enquiries and leads of the others', others.length, deliveries - count));
      note(
        none('of the others that did not arrive', others.filter((id) => !arrived.has(id)).length),
      );
    }),
};

const LONGEST_START_MS = 30_000;

const untilCalls = async (outbox: Outbox, count: number): Promise<void> => {
  const giveUpAt = performance.now() + LONGEST_START_MS;
  while (outbox.countCalls() < count) {
    if (performance.now() > giveUpAt) throw new Error('The dispatcher does not send.');
    await wait(20);
  }
};
