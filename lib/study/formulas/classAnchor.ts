import type { FormulaGrade } from '@/data/study/formulas/formula';

/** The place of a class on each of the lists. */
export const classAnchor = (grade: FormulaGrade): string => `class-${grade}`;
