import { topic, type WorksheetGrade } from './topic';

export const GRADE_8 = {
  prefix: 'G8',
  name: 'Grade 8',
  topics: [
    topic(
      'maths',
      'EQN',
      'Equations with x on both sides',
      'Bring the x to one side and the numbers to the other.',
    ),
    topic(
      'maths',
      'SQR',
      'Squares and square roots',
      'Perfect squares, their roots, and the smallest factor that makes a number a perfect square.',
    ),
    topic(
      'maths',
      'CUB',
      'Cubes and cube roots',
      'Perfect cubes and their roots by prime factors.',
    ),
    topic(
      'maths',
      'XPN',
      'Expanding with identities',
      '(a + b)², (a − b)² and (a + b)(a − b), and the product of two brackets.',
    ),
    topic(
      'maths',
      'FAC',
      'Factorisation',
      'Common factors, differences of squares and quadratic expressions with whole-number factors.',
    ),
    topic(
      'maths',
      'CMD',
      'Compound interest and discount',
      'Interest on interest for two years, discounts and tax on a bill.',
    ),
    topic(
      'maths',
      'PRP',
      'Direct and inverse proportion',
      'More workers need fewer days; more notebooks cost more. Decide which before you calculate.',
    ),
    topic(
      'maths',
      'MNS',
      'Surface area and volume',
      'Cubes and cuboids, and the area of a trapezium.',
    ),
    topic(
      'maths',
      'QAD',
      'Angles of polygons',
      'Missing angles of quadrilaterals, interior and exterior angles of regular polygons.',
    ),
    topic(
      'maths',
      'PWR',
      'Negative exponents',
      'Powers with negative exponents written as whole numbers or fractions.',
    ),
  ],
} as const satisfies WorksheetGrade;
