import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '@/e2e/support/startSite';
import type { Store } from '@/lib/server/store/store';
import { SHARED_DATA_KEY } from '@/tests/reliability/support/dataKeys';
import { type OwnProgram, startOwnProgram } from '@/tests/reliability/support/ownProgram';
import { dataDirOf } from '@/tests/reliability/support/site';
import { withStore } from '@/tests/reliability/support/withStore';
import type { FaultShares } from './faultShares';
import { countEntries, type Entry, readLedger } from './ledger';

const PROGRAMS = 'tests/reliability/delivery/programs';
/** Encrypts the tokens: one secret for the program that fills, the one that sends, and the site. */
export const SECRET = 'a-secret-of-the-delivery-experiments-only';

export type Outbox = {
  dataDir: string;
  /** Where its receiver listens. */
  origin: string;
  /** Every call that reached the receiver so far. */
  calls: () => Entry[];
  countCalls: () => number;
  /** Every delivery whose saving was confirmed so far. */
  saved: () => Entry[];
  fill: (count: number) => OwnProgram;
  dispatch: () => OwnProgram;
  /** Resolves when nothing waits any more; false where it still does after so many seconds. */
  untilEmpty: (seconds: number) => Promise<boolean>;
  /** Ids in the store, those of them that are left to people, and how many wait. */
  read: () => Promise<{ ids: string[]; followUp: string[]; waiting: number }>;
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  port: number;
  shares: FaultShares;
  /** Absent: a SQLite file. */
  databaseUrl?: string;
};

/** An outbox, an upstream service that it is carried to, and the two ledgers beside them. */
export const startOutbox = async ({
  name,
  port,
  shares,
  databaseUrl,
}: Options): Promise<Outbox> => {
  const dataDir = dataDirOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const target = databaseUrl ? { databaseUrl } : { file: join(dataDir, 'site.db') };
  const [received, filled] = [join(dataDir, 'received'), join(dataDir, 'filled')];
  const log = join(dataDir, 'programs.log');
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: SECRET,
    DATA_KEY: SHARED_DATA_KEY,
    DATABASE_URL: databaseUrl ?? '',
  };
  const origin = `http://127.0.0.1:${port}`;
  const receiver: RunningProcess = await startProcess(
    [
      ...[process.execPath, '--import', 'tsx', `${PROGRAMS}/receive.ts`],
      ...[String(port), received, JSON.stringify(shares)],
    ],
    `${origin}/`,
    { dataDir },
  );
  return {
    dataDir,
    origin,
    calls: () => readLedger(received),
    countCalls: () => countEntries(received),
    saved: () => readLedger(filled),
    fill: (count) => startOwnProgram(`${PROGRAMS}/fill.ts`, [String(count), filled], { log, env }),
    dispatch: () => startOwnProgram(`${PROGRAMS}/dispatch.ts`, [origin], { log, env }),
    untilEmpty: (seconds) =>
      withStore(target, async (store) => {
        const giveUpAt = performance.now() + seconds * 1000;
        while (performance.now() < giveUpAt) {
          if ((await readIds(store, 'waiting')).length === 0) return true;
          await wait(200);
        }
        return false;
      }),
    read: () =>
      withStore(target, async (store) => ({
        ids: await readIds(store),
        followUp: await readIds(store, 'follow-up'),
        waiting: (await readIds(store, 'waiting')).length,
      })),
    stop: () => receiver.stop(),
  };
};

/** The subjects of the deliveries of a status, or of all. */
const readIds = async ({ db }: Store, status?: 'waiting' | 'follow-up'): Promise<string[]> => {
  const all = db.selectFrom('deliveries').select('subject_id');
  const rows = await (status ? all.where('status', '=', status) : all).execute();
  return rows.map(({ subject_id }) => subject_id);
};
