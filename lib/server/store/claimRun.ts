import { log } from '@/lib/server/log/log';
import type { Database } from './schema';

/** More than the clocks of two machines differ by. */
const CLOCKS_MS = 60 * 60 * 1000;

/** `last`: it is due where it was last begun then or before. Times are ms since 1970. */
type Run = { job: string; now: number; last: number };

/**
 * Whether daily work is due and this process is to do it. Of processes that ask at once, one is. A run
 * in the future is none: a clock was wrong then.
 */
export const claimRun = async (db: Database, { job, now, last }: Run): Promise<boolean> => {
  const before = await lastRun(db, job);
  const row = await db
    .insertInto('job_runs')
    .values({ name: job, ran_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at: now })
        .where(({ eb, or }) =>
          or([eb('job_runs.ran_at', '<=', last), eb('job_runs.ran_at', '>', now + CLOCKS_MS)]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  if (row && before !== null && before > now + CLOCKS_MS) {
    log.warn(
      { job, ranAt: new Date(before).toISOString() },
      'the last run of daily work is dated in the future: it is done again; check the clock',
    );
  }
  return row !== undefined;
};

/** When work was last begun (ms since 1970); null: never. */
export const lastRun = async (db: Database, job: string): Promise<number | null> => {
  const row = await db
    .selectFrom('job_runs')
    .select('ran_at')
    .where('name', '=', job)
    .executeTakeFirst();
  return row?.ran_at ?? null;
};
