import { GRADE_1 } from './grade1';
import { GRADE_2 } from './grade2';
import { NURSERY } from './nursery';
import { PRE_NURSERY } from './preNursery';

/** Pre-Nursery to Grade 2: one piece of code for the browser. */
export const EARLY = {
  'pre-nursery': PRE_NURSERY,
  nursery: NURSERY,
  'grade-1': GRADE_1,
  'grade-2': GRADE_2,
} as const;
