import type { FormulaGrade, FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULA_PLANS, type FormulaPlan } from '@/data/study/formulas/plans';
import { FORMULA_PATHS } from './formulaLists';

/** `class-10`, or `classes-6-to-8` where they share an address. */
export const planSlug = ({ grades }: Pick<FormulaPlan, 'grades'>): string =>
  grades.length === 1 ? `class-${grades[0]}` : `classes-${grades[0]}-to-${grades.at(-1)}`;

/** The page of a class's formulas, or of one group of them. */
export const formulaPlanPath = (
  subject: FormulaSubject,
  plan: Pick<FormulaPlan, 'grades'>,
  group?: string,
): string => [FORMULA_PATHS[subject], planSlug(plan), ...(group ? [group] : [])].join('/');

/** Where the formulas of a class stand, or are listed by group. */
export const formulaClassPath = (subject: FormulaSubject, grade: FormulaGrade): string => {
  const plan = FORMULA_PLANS[subject].find(({ grades }) => grades.includes(grade));
  return plan ? formulaPlanPath(subject, plan) : FORMULA_PATHS[subject];
};
