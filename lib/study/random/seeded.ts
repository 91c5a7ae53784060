/** FNV-1a over the characters of a text, mixed so that `A1` and `A2` are far apart: 32 bits. */
export const hashText = (seed: string): number => {
  let state = 0x811c9dc5;
  for (const sign of seed) {
    state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

/**
 * A source of numbers in [0, 1) that gives the same row for the same seed, on any device and any
 * day (mulberry32).
 */
export const seeded = (seed: string): (() => number) => {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
