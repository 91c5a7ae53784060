import { GRADE_6 } from './grade6';
import { GRADE_7 } from './grade7';
import { GRADE_8 } from './grade8';

/** Grades 6 to 8: one piece of code for the browser. */
export const MIDDLE = { 'grade-6': GRADE_6, 'grade-7': GRADE_7, 'grade-8': GRADE_8 } as const;
