import type { FormulaClass } from '@/data/study/formulas/formula';
import { CHEMISTRY_CLASS_6, CHEMISTRY_CLASS_7, CHEMISTRY_CLASS_8 } from './class6to8';
import { CHEMISTRY_CLASS_9, CHEMISTRY_CLASS_10 } from './class9and10';
import { CHEMISTRY_CLASS_11 } from './class11';
import { CHEMISTRY_CLASS_12 } from './class12';

export const CHEMISTRY_FORMULAS: readonly FormulaClass[] = [
  CHEMISTRY_CLASS_6,
  CHEMISTRY_CLASS_7,
  CHEMISTRY_CLASS_8,
  CHEMISTRY_CLASS_9,
  CHEMISTRY_CLASS_10,
  CHEMISTRY_CLASS_11,
  CHEMISTRY_CLASS_12,
];
