import type { ClassBand } from './topic';

type Band = { title: string; note: string };

/** What each group of classes is called in the lists of lessons. */
export const BAND_TEXTS: Record<ClassBand, Band> = {
  '1-2': {
    title: 'Classes 1 and 2',
    note: 'Numbers in the hand: bundles, jumps, coins and clocks.',
  },
  '3-5': {
    title: 'Classes 3 to 5',
    note: 'Large numbers, the four operations, and first fractions.',
  },
  '6-8': { title: 'Classes 6 to 8', note: 'From arithmetic to algebra, and money in percentages.' },
  '9-10': {
    title: 'Classes 9 and 10',
    note: 'Proofs, equations and triangles for the board years.',
  },
  '11-12': { title: 'Classes 11 and 12', note: 'Counting, calculus and new kinds of numbers.' },
};
