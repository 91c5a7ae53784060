import { setTimeout as wait } from 'node:timers/promises';
import { timeLeft } from '@/lib/server/upstream/deadline';

/** Enough of them to show how they scatter, few enough to follow when the school system slows down. */
const REMEMBERED = 32;
/** No network tells less apart. The embedded school system looks up in less, and so waits for nothing. */
const SHORTEST_MS = 2;

/**
 * How long the school system took lately to say that it does not know a number. A number that it
 * does not know costs this one call more than one that it knows. With `waitOne` the known one takes
 * as long: a time drawn from the recent ones, so that not only the average is the same.
 */
export const createLookupTimes = () => {
  const recent: number[] = [];
  const pick = (): number => recent[Math.floor(Math.random() * recent.length)] ?? 0;
  return {
    /** Remembers one, in ms. */
    note: (ms: number): void => {
      recent.push(ms);
      if (recent.length > REMEMBERED) recent.shift();
    },
    /** How long one of them took, in ms; 0 before the first. */
    pick,
    /** Waits for as long as one of the recent lookups took, within the deadline of the request. */
    waitOne: async (): Promise<void> => {
      const ms = pick();
      if (ms >= SHORTEST_MS) await wait(timeLeft(ms));
    },
  };
};
