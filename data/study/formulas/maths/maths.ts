import type { FormulaClass } from '@/data/study/formulas/formula';
import { MATHS_CLASS_6 } from './class6';
import { MATHS_CLASS_7 } from './class7';
import { MATHS_CLASS_8 } from './class8';
import { MATHS_CLASS_9 } from './class9';
import { MATHS_CLASS_10 } from './class10';
import { MATHS_CLASS_11 } from './class11';
import { MATHS_CLASS_12 } from './class12';

export const MATHS_FORMULAS: readonly FormulaClass[] = [
  MATHS_CLASS_6,
  MATHS_CLASS_7,
  MATHS_CLASS_8,
  MATHS_CLASS_9,
  MATHS_CLASS_10,
  MATHS_CLASS_11,
  MATHS_CLASS_12,
];
