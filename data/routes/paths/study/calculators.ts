/** The public address of every page with calculators. */
export const CALCULATOR_PATHS = {
  all: '/calculators',
  basic: '/calculators/basic-calculator',
  maths: '/calculators/math-calculator',
  physics: '/calculators/physics-calculators',
  chemistry: '/calculators/chemistry-calculator',
} as const;

/** The subjects whose calculators have pages of their own. */
export const CALCULATOR_SUBJECTS = ['maths', 'physics', 'chemistry'] as const;
export type CalculatorSubject = (typeof CALCULATOR_SUBJECTS)[number];

/** The page of one calculator: its name is the place that it once had on the page of its subject. */
export const toolPath = (subject: CalculatorSubject, id: string): string =>
  `${CALCULATOR_PATHS[subject]}/${id}`;
