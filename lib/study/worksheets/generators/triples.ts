/** Two legs and the long side of right triangles. */
export const SMALL_TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const;

/** The same, and six longer ones. */
export const TRIPLES = [
  ...SMALL_TRIPLES,
  [12, 16, 20],
  [15, 20, 25],
  [20, 21, 29],
  [10, 24, 26],
  [12, 35, 37],
  [16, 30, 34],
] as const;
