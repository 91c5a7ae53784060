import { CHEMISTRY_FORMULAS } from './chemistry/chemistry';
import type { FormulaClass, FormulaSubject } from './formula';
import { MATHS_FORMULAS } from './maths/maths';
import { PHYSICS_FORMULAS } from './physics/physics';

/** Every formula of the three lists, by class and topic. For the server and the build only. */
export const FORMULAS: Record<FormulaSubject, readonly FormulaClass[]> = {
  maths: MATHS_FORMULAS,
  physics: PHYSICS_FORMULAS,
  chemistry: CHEMISTRY_FORMULAS,
};
