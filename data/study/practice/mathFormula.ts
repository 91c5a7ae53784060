import type { PracticeText } from './practiceText';

/** Below pages of maths formulas, by their address. */
export const MATH_FORMULA_PRACTICE: Readonly<Record<string, readonly PracticeText[]>> = {
  '/math-formula/class-9/surface-area-and-volume': [
    {
      ask: 'A round tank is 1.4 m across and 2 m high. How many litres does it hold? Take π = 22/7.',
      hint: 'The radius is half of 1.4 m. A cubic metre is 1,000 litres.',
      steps: ['22/7 × 0.7 × 0.7 × 2 = 3.08', '3.08 × 1,000 = 3,080'],
      answer: '3,080 litres',
      check: '22 / 7 * (1.4 / 2) ^ 2 * 2 * 1000',
    },
  ],
  '/math-formula/class-8/percentages-and-proportion': [
    {
      ask: 'Onions go up by 25%. By what percentage must the new price fall to be the old one again?',
      hint: 'Begin with ₹100. The fall is a part of the new price.',
      steps: ['100 becomes 125.', '25/125 × 100 = 20'],
      answer: '20%',
      check: '(1 - 1 / 1.25) * 100',
    },
  ],
  '/math-formula/class-10/quadratics-and-progressions': [
    {
      ask: 'Divya saves ₹50 in the first week and ₹10 more in each week after. How much has she saved after 12 weeks?',
      hint: 'An arithmetic progression: a = 50, d = 10, n = 12.',
      steps: ['Last week: 50 + 11 × 10 = 160', '12 ÷ 2 × (50 + 160) = 1,260'],
      answer: '₹1,260',
      check: 'sum(50:10:160)',
    },
  ],
  '/math-formula/class-8/polygons-and-areas': [
    {
      ask: 'A ladder of 6.5 m leans on a wall, its foot 2.5 m from it. How high does it reach?',
      hint: 'The ladder is the hypotenuse, so subtract the squares.',
      steps: ['42.25 − 6.25 = 36', '√36 = 6'],
      answer: '6 m',
      check: 'sqrt(6.5 ^ 2 - 2.5 ^ 2)',
    },
  ],
};
