/**
 * How many requests of a kind are with Next at once, how many wait for that, and how late their turn
 * may come, ms. One core renders about 100 pages a second, so 32 at once and 128 in the queue are
 * less than two seconds of work: whoever came later had better come again. Reads cost a tenth. What
 * people send waits for the school system more than for us (up to 5 s each), and is worth the most:
 * room for 100 a second while every one of them takes that long. The first visit of a page after a
 * start loads its code and holds up everybody for up to a second, which is no reason to refuse.
 */
export const LIMITS = {
  page: { running: 32, waiting: 128, mostDelayMs: 2000 },
  read: { running: 64, waiting: 128, mostDelayMs: 3000 },
  file: { running: 128, waiting: 256, mostDelayMs: 4000 },
  send: { running: 512, waiting: 512, mostDelayMs: Number.POSITIVE_INFINITY },
  health: {
    running: Number.POSITIVE_INFINITY,
    waiting: 0,
    mostDelayMs: Number.POSITIVE_INFINITY,
  },
};

/** Who had to wait for this long (ms) does not even get what memory has. */
export const DROWNING_MS = 4000;

/** Whether a request may go on now (`run`), in a moment (`wait`) or not at all (`refuse`). */
export const decide = ({ kind, running, waiting, delayMs }) => {
  const limits = LIMITS[kind];
  // One at a time always goes on: a visitor alone is never turned away.
  if (delayMs > limits.mostDelayMs && running > 0) return 'refuse';
  if (running < limits.running) return 'run';
  return waiting < limits.waiting ? 'wait' : 'refuse';
};

/** Whether the turn of a request comes so late that nobody looks at it any more. */
export const isDrowning = (kind, delayMs) =>
  delayMs > DROWNING_MS && kind !== 'send' && kind !== 'health';
