import type { Bounds } from './bounds';
import { GRADE_7_MEASURES } from './grade7Measures';
import { GRADE_8_MEASURES } from './grade8Measures';
import { GRADE_9_MEASURES } from './grade9Measures';
import { GRADE_10_MEASURES } from './grade10Measures';

/** What things of word problems measure in Grades 7 to 10. */
export const SECONDARY_MEASURES = {
  ...GRADE_8_MEASURES,
  ...GRADE_7_MEASURES,
  ...GRADE_9_MEASURES,
  ...GRADE_10_MEASURES,
} as const satisfies Record<string, Bounds>;
