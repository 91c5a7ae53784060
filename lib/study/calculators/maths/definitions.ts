import { MATHS_FIELDS, type MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { Calculate } from '@/lib/study/calculators/calculator';
import type { CalculatorDefinition } from '@/lib/study/calculators/definition';
import { calculateAgeToday } from './ageToday';
import { calculateAverage } from './average';
import { calculateFractions } from './fractions';
import { calculateHcfLcm } from './hcfLcm';
import { calculateCompoundInterest, calculateSimpleInterest } from './interest';
import { calculatePercentage } from './percentage';
import { calculateQuadratic } from './quadratic';
import { calculateRatio } from './ratio';
import {
  calculateCircle,
  calculateRectangle,
  calculateTrapezium,
  calculateTriangle,
} from './shapes';

const CALCULATE: Record<MathsCalculatorId, Calculate> = {
  percentage: calculatePercentage,
  'hcf-lcm': calculateHcfLcm,
  fractions: calculateFractions,
  quadratic: calculateQuadratic,
  'simple-interest': calculateSimpleInterest,
  'compound-interest': calculateCompoundInterest,
  average: calculateAverage,
  rectangle: calculateRectangle,
  triangle: calculateTriangle,
  circle: calculateCircle,
  trapezium: calculateTrapezium,
  age: calculateAgeToday,
  ratio: calculateRatio,
};

/** A maths calculator by its name. */
export const mathsCalculator = (id: MathsCalculatorId): CalculatorDefinition => ({
  ...MATHS_FIELDS[id],
  calculate: CALCULATE[id],
});
