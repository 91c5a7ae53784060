import type { PreflightResult } from '@/lib/preflight/contract';
import type { SizeName } from '@/lib/preflight/visitors';
import type { Database } from '@/lib/server/store/schema';
import { LONGEST_WAIT_MS } from './runs';

/** Under what name a worker says that it is there: `job_runs`. */
const WORKER = 'preflight-worker';

/** A worker says so more often. */
const SILENCE_MS = 20_000;

/** Notes that a worker waits for checks. */
export const beat = async (db: Database, now: number): Promise<void> => {
  await db
    .insertInto('job_runs')
    .values({ name: WORKER, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: now }))
    .execute();
};

/** Whether a worker waits for checks, on this machine or another one. */
export const hasWorker = async (db: Database, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('job_runs')
    .select('ran_at')
    .where('name', '=', WORKER)
    .executeTakeFirst();
  return row !== undefined && Math.abs(now - row.ran_at) < SILENCE_MS;
};

export type Claimed = { id: string; path: string };

/**
 * Takes the check that has waited longest: of two workers one gets it. Null: none waits. What nobody
 * took in time is not looked for any more: whoever asked was told so.
 */
export const claimRun = async (db: Database, now: number): Promise<Claimed | null> => {
  const row = await db
    .updateTable('preflight_runs')
    .set({ state: 'running', started_at: now })
    .where('state', '=', 'waiting')
    .where('id', '=', (query) =>
      query
        .selectFrom('preflight_runs')
        .select('id')
        .where('state', '=', 'waiting')
        .where('asked_at', '>=', now - LONGEST_WAIT_MS)
        .orderBy('asked_at')
        .limit(1),
    )
    .returning(['id', 'path'])
    .executeTakeFirst();
  return row ?? null;
};

/** Notes how many visits are done. */
export const noteProgress = async (db: Database, id: string, done: number): Promise<void> => {
  await db.updateTable('preflight_runs').set({ visits_done: done }).where('id', '=', id).execute();
};

/** Stores what a check has found, and its pictures (WebP). */
export const finishRun = async (
  db: Database,
  id: string,
  { result, pictures }: { result: PreflightResult; pictures: Partial<Record<SizeName, Buffer>> },
  now: number,
): Promise<void> => {
  await db
    .updateTable('preflight_runs')
    .set({
      state: 'done',
      done_at: now,
      result_json: JSON.stringify(result),
      phone_webp: pictures.phone?.toString('base64') ?? null,
      desktop_webp: pictures.desktop?.toString('base64') ?? null,
    })
    .where('id', '=', id)
    .execute();
};

/** Ends a check without a result. `problem`: why, in a sentence; null: there is no browser. */
export const failRun = async (
  db: Database,
  id: string,
  problem: string | null,
  now: number,
): Promise<void> => {
  await db
    .updateTable('preflight_runs')
    .set({ state: problem === null ? 'no-browser' : 'failed', problem, done_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
};
