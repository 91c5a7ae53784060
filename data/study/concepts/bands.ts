import type { ClassBand } from './topic';

/** What each group of classes is called in the lists of lessons. */
export const BAND_TITLES: Record<ClassBand, string> = {
  '1-2': 'Classes 1 and 2',
  '3-5': 'Classes 3 to 5',
  '6-8': 'Classes 6 to 8',
  '9-10': 'Classes 9 and 10',
  '11-12': 'Classes 11 and 12',
};
