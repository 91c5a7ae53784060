import { decide, LIMITS } from './admission.mjs';

/** Nobody is kept waiting for longer than this, ms: a busy page at once is kinder. */
const LONGEST_WAIT_MS = 2000;

/**
 * Lets a bounded number of requests through at once, kind by kind, and a bounded number wait.
 * `delayMs` tells how late the turns of requests come.
 */
export const createGate = ({ delayMs = () => 0, longestWaitMs = LONGEST_WAIT_MS } = {}) => {
  const counts = Object.fromEntries(Object.keys(LIMITS).map((kind) => [kind, 0]));
  const queues = Object.fromEntries(Object.keys(LIMITS).map((kind) => [kind, new Set()]));

  /** Waits for a place. False: there was none in time, or the visitor has left. */
  const wait = (kind, res) =>
    new Promise((resolve) => {
      const end = (hasPlace) => {
        clearTimeout(timer);
        res.off('close', giveUp);
        queues[kind].delete(end);
        resolve(hasPlace);
      };
      const giveUp = () => end(false);
      const timer = setTimeout(giveUp, longestWaitMs);
      res.once('close', giveUp);
      queues[kind].add(end);
    });

  const enter = (kind, res) => {
    const [running, waiting] = [counts[kind], queues[kind].size];
    const decision = decide({ kind, running, waiting, delayMs: delayMs() });
    if (decision === 'wait') return wait(kind, res);
    if (decision === 'run') counts[kind] += 1;
    return decision === 'run';
  };

  /** The place goes to whoever waits the longest, else back. */
  const leave = (kind) => {
    const [next] = queues[kind];
    if (next) next(true);
    else counts[kind] -= 1;
  };

  /** Runs `task` when there is a place. Answers false, without running it, when there is none. */
  return async (kind, res, task) => {
    if (!(await enter(kind, res))) return false;
    try {
      await task();
    } finally {
      leave(kind);
    }
    return true;
  };
};
