import { setTimeout as wait } from 'node:timers/promises';
import { fillSources } from '@/lib/server/enquiries/fillSources';
import { log } from '@/lib/server/log/log';
import type { Store } from '@/lib/server/store/store';
import { indexNames } from './indexNames';

/** Between two batches: requests come first. */
const PAUSE_MS = 5;

/**
 * Makes the enquiries of before ready for the desk, beside the site's work: by which names they are
 * found, and which source they have. For the first start with a desk, and of a release that has more.
 */
export const startIndexing = ({ db }: Store): { stop: () => Promise<void> } => {
  let isStopped = false;
  const run = async () => {
    while (!isStopped && (await indexNames(db, Date.now())) > 0) await wait(PAUSE_MS);
    while (!isStopped && (await fillSources(db)) > 0) await wait(PAUSE_MS);
  };
  const done = run().catch((err: unknown) =>
    log.warn({ err }, 'not indexed for the desk: the next start goes on'),
  );
  return {
    stop: () => {
      isStopped = true;
      return done;
    },
  };
};
