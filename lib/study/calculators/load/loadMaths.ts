import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { LoadCalculate } from './loadCalculate';

const shapes = () =>
  import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/shapes');
const interest = () =>
  import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/interest');

/** What works each maths calculator out, fetched one by one. */
export const LOAD_MATHS: Record<MathsCalculatorId, LoadCalculate> = {
  percentage: async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/percentage'))
      .calculatePercentage,
  'hcf-lcm': async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/hcfLcm'))
      .calculateHcfLcm,
  fractions: async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/fractions'))
      .calculateFractions,
  quadratic: async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/quadratic'))
      .calculateQuadratic,
  'simple-interest': async () => (await interest()).calculateSimpleInterest,
  'compound-interest': async () => (await interest()).calculateCompoundInterest,
  average: async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/average'))
      .calculateAverage,
  rectangle: async () => (await shapes()).calculateRectangle,
  triangle: async () => (await shapes()).calculateTriangle,
  circle: async () => (await shapes()).calculateCircle,
  trapezium: async () => (await shapes()).calculateTrapezium,
  age: async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/ageToday'))
      .calculateAgeToday,
  ratio: async () =>
    (await import(/* webpackChunkName: "maths-tools" */ '@/lib/study/calculators/maths/ratio'))
      .calculateRatio,
};
