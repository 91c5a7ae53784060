import type { Bounds } from './bounds';
import { GRADE_3_MEASURES } from './grade3Measures';
import { GRADE_4_MEASURES } from './grade4Measures';
import { GRADE_5_MEASURES } from './grade5Measures';
import { GRADE_6_MEASURES } from './grade6Measures';

/** What things of word problems measure in Grades 3 to 6. */
export const PRIMARY_MEASURES = {
  ...GRADE_3_MEASURES,
  ...GRADE_4_MEASURES,
  ...GRADE_5_MEASURES,
  ...GRADE_6_MEASURES,
} as const satisfies Record<string, Bounds>;
