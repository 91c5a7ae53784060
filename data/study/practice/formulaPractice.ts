import type { FormulaSubject } from '@/data/study/formulas/formula';
import { CHEMISTRY_FORMULA_PRACTICE } from './chemistryFormula';
import { MATH_FORMULA_PRACTICE } from './mathFormula';
import { PHYSICS_FORMULA_PRACTICE } from './physicsFormula';
import type { PracticeText } from './practiceText';

/** What stands below pages of formulas, by the address of the page. */
export const FORMULA_PRACTICE: Readonly<
  Record<FormulaSubject, Readonly<Record<string, readonly PracticeText[]>>>
> = {
  maths: MATH_FORMULA_PRACTICE,
  physics: PHYSICS_FORMULA_PRACTICE,
  chemistry: CHEMISTRY_FORMULA_PRACTICE,
};
