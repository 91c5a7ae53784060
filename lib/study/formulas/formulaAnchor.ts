import type { FormulaGrade } from '@/data/study/formulas/formula';

/** The place of a formula on its page: "Heron’s formula" stands at #herons-formula. */
export const formulaAnchor = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The place of a class on each of the lists. */
export const classAnchor = (grade: FormulaGrade): string => `class-${grade}`;
