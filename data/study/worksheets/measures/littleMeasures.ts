import type { Bounds } from './bounds';

/** What things of word problems measure in the little ones up to Grade 2. */
export const LITTLE_MEASURES = {
  'things in a little story': { unit: 'things', low: 1, high: 10 },
} as const satisfies Record<string, Bounds>;
