import type { PaperFigures } from './figure';
import { CLASS_9_MATHS, CLASS_9_SCIENCE } from './papers/class9';
import { CLASS_10_MATHS, CLASS_10_MATHS_2, CLASS_10_MATHS_3 } from './papers/class10Maths';
import {
  CLASS_10_SCIENCE,
  CLASS_10_SCIENCE_2,
  CLASS_10_SCIENCE_3,
  CLASS_10_SCIENCE_4,
  CLASS_10_SCIENCE_5,
} from './papers/class10Science';
import {
  CLASS_12_PHYSICS,
  CLASS_12_PHYSICS_2,
  CLASS_12_PHYSICS_3,
  CLASS_12_PHYSICS_4,
} from './papers/class12Physics';

/** By the slug of the paper. */
export const PAPER_FIGURES: Readonly<Record<string, PaperFigures>> = {
  'class-9-maths': CLASS_9_MATHS,
  'class-9-science': CLASS_9_SCIENCE,
  'class-10-maths': CLASS_10_MATHS,
  'class-10-maths-2': CLASS_10_MATHS_2,
  'class-10-maths-3': CLASS_10_MATHS_3,
  'class-10-science': CLASS_10_SCIENCE,
  'class-10-science-2': CLASS_10_SCIENCE_2,
  'class-10-science-3': CLASS_10_SCIENCE_3,
  'class-10-science-4': CLASS_10_SCIENCE_4,
  'class-10-science-5': CLASS_10_SCIENCE_5,
  'class-12-physics': CLASS_12_PHYSICS,
  'class-12-physics-2': CLASS_12_PHYSICS_2,
  'class-12-physics-3': CLASS_12_PHYSICS_3,
  'class-12-physics-4': CLASS_12_PHYSICS_4,
};
