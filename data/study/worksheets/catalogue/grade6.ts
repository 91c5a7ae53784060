import { topic, type WorksheetGrade } from './topic';

export const GRADE_6 = {
  prefix: 'G6',
  name: 'Grade 6',
  topics: [
    topic(
      'maths',
      'NEG',
      'Integers',
      'Adding and subtracting below zero. Taking away a negative number is adding.',
    ),
    topic(
      'maths',
      'PRM',
      'Prime factors',
      'Numbers written as a product of primes, and prime numbers found in a row.',
    ),
    topic(
      'maths',
      'FRC',
      'Fractions: add, subtract, multiply',
      'Unlike fractions and products, answers in simplest form.',
    ),
    topic(
      'maths',
      'DEC',
      'Decimals: four operations',
      'Sums, differences, products and quotients that come out exactly.',
    ),
    topic(
      'maths',
      'RAT',
      'Ratio and proportion',
      'Ratios in simplest form, equal ratios and sharing in a ratio.',
    ),
    topic(
      'maths',
      'EQN',
      'Simple equations',
      'One step to undo: whatever you do, do it on both sides.',
    ),
    topic(
      'maths',
      'MNS',
      'Perimeter and area',
      'Rectangles, squares and triangles, and shapes made of two rectangles.',
    ),
    topic('maths', 'STT', 'Data handling', 'Mean, range and totals read from a bar chart.'),
  ],
} as const satisfies WorksheetGrade;
