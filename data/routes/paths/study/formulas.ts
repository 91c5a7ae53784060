import type { FormulaGrade, FormulaSubject } from '@/data/study/formulas/formula';

export const FORMULA_PATH = '/formula';

/** The public address of each list. */
export const FORMULA_PATHS: Record<FormulaSubject, string> = {
  maths: '/math-formula',
  physics: '/physics-formula',
  chemistry: '/chemistry-formula',
};

export const MATHS_12_FORMULA_PATH = `${FORMULA_PATHS.maths}/class-12`;

/** The page of a class that has one of its own, where its list only names the formulas; else null. */
export const ownFormulaPath = (subject: FormulaSubject, grade: FormulaGrade): string | null =>
  subject === 'maths' && grade === 12 ? MATHS_12_FORMULA_PATH : null;
