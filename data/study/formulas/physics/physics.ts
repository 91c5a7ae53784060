import type { FormulaClass } from '@/data/study/formulas/formula';
import { PHYSICS_CLASS_6, PHYSICS_CLASS_7, PHYSICS_CLASS_8 } from './class6to8';
import { PHYSICS_CLASS_9 } from './class9';
import { PHYSICS_CLASS_10 } from './class10';
import { PHYSICS_CLASS_11 } from './class11';
import { PHYSICS_CLASS_12 } from './class12';

export const PHYSICS_FORMULAS: readonly FormulaClass[] = [
  PHYSICS_CLASS_6,
  PHYSICS_CLASS_7,
  PHYSICS_CLASS_8,
  PHYSICS_CLASS_9,
  PHYSICS_CLASS_10,
  PHYSICS_CLASS_11,
  PHYSICS_CLASS_12,
];
