import type { Bounds } from './bounds';

/** What things of word problems measure in the little ones up to Grade 2. */
export const LITTLE_MEASURES = {
  // Up to 18 in Grade 1.
  'things in a little story': { unit: 'things', low: 1, high: 18 },
  'things in a story of Grade 1': { unit: 'things', low: 2, high: 20 },
  'things in a story of Grade 2': { unit: 'things', low: 1, high: 99 },
  'people in a bus': { unit: 'people', low: 5, high: 60 },
  'bags to fill': { unit: 'bags', low: 2, high: 5 },
  'guavas in a bag': { unit: 'guavas', low: 3, high: 6 },
} as const satisfies Record<string, Bounds>;
