import type { CountKind, CountSource } from '@/data/counts';
import { todayInIndia } from '@/lib/enquiry/today';
import { getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import { processSingleton } from '@/lib/server/processSingleton';
import type { Store } from '@/lib/server/store/types';
import { isLanding } from './landings';
import { createTally } from './tally';

/** So long a count can be missing from the results, and so much is lost where a process is killed. */
const FLUSH_MS = 5_000;

const tally = () => processSingleton('campaign counts', createTally);

/**
 * Counts one more of a landing page, now. Nothing where the desk, which alone shows it, is switched
 * off, or where there is no such page.
 */
export const count = (
  what: { path: string; source: CountSource; kind: CountKind },
  now: number,
): void => {
  if (getEnv().desk !== null && isLanding(what.path)) {
    tally().add({ day: todayInIndia(now), ...what });
  }
};

/** Adds to the store what this process has counted. Where that fails, the next time does. */
export const flushCounts = async ({ db }: Store): Promise<void> => {
  try {
    await tally().flush(db);
  } catch (err) {
    log.warn({ err }, 'counts of campaigns could not be added');
  }
};

/** Adds again and again, for as long as the process lives. */
export const startCounting = (store: Store): void => {
  setInterval(() => void flushCounts(store), FLUSH_MS).unref();
};
