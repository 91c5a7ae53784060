import type { FormulaSubject } from '@/data/study/formulas/formula';

// By itself: the menu needs these on every page, and no class's plan.
export const FORMULA_PATH = '/formula';

/** The public address of each list. */
export const FORMULA_PATHS: Record<FormulaSubject, string> = {
  maths: '/math-formula',
  physics: '/physics-formula',
  chemistry: '/chemistry-formula',
};
