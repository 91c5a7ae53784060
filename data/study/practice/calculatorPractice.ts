import { CHEMISTRY_CALCULATOR_PRACTICE } from './chemistryCalculator';
import { MATH_CALCULATOR_PRACTICE } from './mathCalculator';
import { PHYSICS_CALCULATORS_PRACTICE } from './physicsCalculators';

/** What stands below the calculators of each subject. */
export const CALCULATOR_PRACTICE = {
  maths: MATH_CALCULATOR_PRACTICE,
  physics: PHYSICS_CALCULATORS_PRACTICE,
  chemistry: CHEMISTRY_CALCULATOR_PRACTICE,
};
