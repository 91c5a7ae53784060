import type { FormulaGrade, FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULA_PLANS, type FormulaPlan } from '@/data/study/formulas/plans';

export const FORMULA_PATH = '/formula';

/** The public address of each list. */
export const FORMULA_PATHS: Record<FormulaSubject, string> = {
  maths: '/math-formula',
  physics: '/physics-formula',
  chemistry: '/chemistry-formula',
};

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
