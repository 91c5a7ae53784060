import {
  GUESS_WAITS,
  GUESSES_IN_ALL,
  GUESSES_SHARED_OUT,
  LIMIT_MINUTES,
  OTP_GUESSES,
} from '@/data/limits';
import { GUESS_DAYS } from '@/data/retention';

/**
 * Who guesses at a number's code, of those who share guesses: a network that asked for the code itself
 * and has some of its own left, or anybody.
 */
export type Guesser = keyof typeof GUESSES_IN_ALL;

/** The guesses at one number's codes, those in its own browsers not included. */
export type GuessCounts = {
  windowStartedAt: number;
  /** In this window, right or wrong. */
  inWindow: Record<Guesser, number>;
  /** Wrong ones in a row. */
  wrong: Record<Guesser, number>;
  /** The last one of `unknown`; 0 before the first. */
  guessedAt: number;
};

const MINUTE_MS = 60_000;
const WINDOW_MS = LIMIT_MINUTES * MINUTE_MS;
const HELD_MS = GUESS_DAYS * 24 * 60 * MINUTE_MS;

const NONE: Record<Guesser, number> = { asker: 0, unknown: 0 };

/** The counts as they are at `now`: a window that is over begins anew. */
export const currentCounts = (counts: GuessCounts | null, now: number): GuessCounts => {
  if (counts === null) return { windowStartedAt: now, inWindow: NONE, wrong: NONE, guessedAt: 0 };
  const isOver = counts.windowStartedAt + WINDOW_MS <= now;
  return isOver ? { ...counts, windowStartedAt: now, inWindow: NONE } : counts;
};

/** How long a guesser has to wait for the next guess, in ms; 0: none. */
export const guessWait = (counts: GuessCounts, guesser: Guesser, now: number): number =>
  Math.max(0, ...freeTimes(counts, guesser).map((time) => time - now));

/** When each rule that holds the guesser back ends. */
const freeTimes = (counts: GuessCounts, guesser: Guesser): number[] => {
  const { windowStartedAt, wrong, guessedAt } = counts;
  const times: number[] = [];
  if (isWindowUsedUp(counts, guesser)) times.push(windowStartedAt + WINDOW_MS);
  if (wrong[guesser] >= GUESSES_IN_ALL[guesser]) {
    times.push(Math.max(guessedAt, windowStartedAt) + HELD_MS);
  }
  if (guesser === 'unknown') times.push(guessedAt + pauseAfter(wrong.unknown));
  return times;
};

const isWindowUsedUp = ({ inWindow, wrong }: GuessCounts, guesser: Guesser): boolean => {
  const together = inWindow.asker + inWindow.unknown;
  if (together >= OTP_GUESSES) return true;
  const wrongBefore = wrong.asker + wrong.unknown - together;
  return wrongBefore >= OTP_GUESSES && inWindow[guesser] >= GUESSES_SHARED_OUT[guesser];
};

const pauseAfter = (wrong: number): number =>
  (GUESS_WAITS.find(({ from }) => wrong >= from)?.minutes ?? 0) * MINUTE_MS;
