import type { FormulaSubject } from '@/data/study/formulas/formula';
import type { SheetClass } from '@/data/study/formulas/sheet';
import { CHEMISTRY_SHEET } from './sheets/chemistry';
import { MATHS_SHEET } from './sheets/maths';
import { PHYSICS_SHEET } from './sheets/physics';

/** Every formula, drawn. For the server and the build only. */
export const FORMULA_SHEETS: Readonly<Record<FormulaSubject, readonly SheetClass[]>> = {
  maths: MATHS_SHEET,
  physics: PHYSICS_SHEET,
  chemistry: CHEMISTRY_SHEET,
};
