/** The public address of every page with calculators. */
export const CALCULATOR_PATHS = {
  all: '/calculators',
  basic: '/calculators/basic-calculator',
  maths: '/calculators/math-calculator',
  physics: '/calculators/physics-calculators',
  chemistry: '/calculators/chemistry-calculator',
} as const;
