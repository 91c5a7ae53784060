import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one call outside may take at most. */
export const LONGEST_CALL_MS = 5_000;
/** How long one request of a visitor may wait for all its calls outside together. */
const LONGEST_WAIT_MS = 4_500;

const endsAt = new AsyncLocalStorage<number>();

/** Answers a visitor's request: whatever it calls outside has to end within 4.5 s altogether. */
export const withinRequest = <T>(answer: () => Promise<T>): Promise<T> =>
  endsAt.run(performance.now() + LONGEST_WAIT_MS, answer);

/** How long the next call outside may take, in whole ms: at least 1, at most `longest`. */
export const timeLeft = (longest: number = LONGEST_CALL_MS): number => {
  const end = endsAt.getStore();
  if (end === undefined) return longest;
  return Math.max(1, Math.min(longest, Math.round(end - performance.now())));
};

/** Background work that a request may have set off: it does not inherit the visitor's impatience. */
export const withoutDeadline = <T>(work: () => T): T => endsAt.exit(work);
