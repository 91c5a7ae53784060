import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '@/lib/server/log/errorCode';
import { SiteError } from '@/lib/site/siteError';

/** How long a statement waits while another program holds the lock of the database's file. */
export const LONGEST_LOCK_MS = 3_000;
// Between two writes of a busy site the lock is free for a few milliseconds.
const BETWEEN_TRIES_MS = 3;

/** Another program held the lock all the time. Nothing was read or saved. */
export class DatabaseLockedError extends SiteError {
  constructor(cause: unknown) {
    super('service/unavailable', {
      message:
        'Our database is busy with other work just now, so this was not done. Please try again in a minute.',
      retryAfter: 30,
      cause,
    });
  }
}

// SQLite's answer while another connection writes: the statement has done nothing.
const isLocked = (error: unknown): boolean => errorCode(error)?.startsWith('SQLITE_BUSY') ?? false;

/**
 * Repeats work that a lock on SQLite's file refuses. The waits between the tries do not keep the event
 * loop. Throws a DatabaseLockedError after `longestMs`.
 */
export const retryLocked = async <T>(
  work: () => Promise<T>,
  longestMs = LONGEST_LOCK_MS,
): Promise<T> => {
  const deadline = performance.now() + longestMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= deadline) throw new DatabaseLockedError(error);
      await wait(BETWEEN_TRIES_MS);
    }
  }
};
