import { seeded } from '@/lib/study/random/seeded';

/** Choices that are the same in each run with the same seed. */
export type Random = {
  /** A whole number from 0 up to `below` (not included). */
  below: (below: number) => number;
  /** Whether something of this probability (0 to 1) happens. */
  happens: (share: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
  /** Bytes as a text of one character each (latin1). */
  bytes: (length: number) => string;
};

export const createRandom = (seed: string): Random => {
  const next = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: (share) => next() < share,
    pick: (list) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('There is nothing to pick from.');
      return chosen;
    },
    bytes: (length) => String.fromCharCode(...Array.from({ length }, () => below(256))),
  };
};
