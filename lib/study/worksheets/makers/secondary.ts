import { GRADE_9 } from './grade9';
import { GRADE_10 } from './grade10';

/** Grades 9 and 10: one piece of code for the browser. */
export const SECONDARY = { 'grade-9': GRADE_9, 'grade-10': GRADE_10 } as const;
