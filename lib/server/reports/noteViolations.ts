import { log } from '@/lib/server/log/log';
import type { Violation } from './violation';

const HOUR_MS = 60 * 60_000;
/** Anybody can post reports: more different ones than this in an hour are made up. */
const MOST_PER_HOUR = 100;

/**
 * Makes the function that writes a line for each kind of violation, once in an hour. `write` and
 * `now` (ms) are the log's and the clock's.
 */
export const createNotes = (write: (violation: Violation) => void, now: () => number) => {
  const seen = new Set<string>();
  let since = now();

  return (violations: Violation[]): void => {
    if (now() - since >= HOUR_MS) {
      seen.clear();
      since = now();
    }
    for (const violation of violations) {
      const kind = `${violation.directive} ${violation.blocked}`;
      if (seen.has(kind) || seen.size >= MOST_PER_HOUR) continue;
      seen.add(kind);
      write(violation);
    }
  };
};

/** Writes down what browsers report of our policy: one line of each kind, process and hour. */
export const noteViolations = createNotes(
  (violation) => log.warn(violation, 'policy violation'),
  Date.now,
);
