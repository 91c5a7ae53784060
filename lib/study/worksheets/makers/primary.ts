import { GRADE_3 } from './grade3';
import { GRADE_4 } from './grade4';
import { GRADE_5 } from './grade5';

/** Grades 3 to 5: one piece of code for the browser. */
export const PRIMARY = { 'grade-3': GRADE_3, 'grade-4': GRADE_4, 'grade-5': GRADE_5 } as const;
