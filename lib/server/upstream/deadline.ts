import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '@/lib/server/processSingleton';

/** How long one upstream call may take at most. */
export const LONGEST_CALL_MS = 5_000;
// The other second of five is for the rest: the store, rendering, and a machine that is busy.
const LONGEST_WAIT_MS = 4_000;

// The adapters that ask for the time left live in whichever bundle came first.
const endsAt = processSingleton('deadline', () => new AsyncLocalStorage<number>());

/** Answers a visitor's request: its upstream calls have to end within 4 s altogether. */
export const withinRequest = <T>(answer: () => Promise<T>): Promise<T> =>
  endsAt.run(performance.now() + LONGEST_WAIT_MS, answer);

/** How long the next upstream call may take, in whole ms: at least 1, at most `longest`. */
export const timeLeft = (longest: number = LONGEST_CALL_MS): number => {
  const end = endsAt.getStore();
  if (end === undefined) return longest;
  return Math.max(1, Math.min(longest, Math.round(end - performance.now())));
};

/** Background work that a request may have set off: it does not inherit the visitor's impatience. */
export const withoutDeadline = <T>(work: () => T): T => endsAt.exit(work);
