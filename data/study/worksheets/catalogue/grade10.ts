import { topic, type WorksheetGrade } from './topic';

export const GRADE_10 = {
  prefix: 'G10',
  name: 'Grade 10',
  topics: [
    topic(
      'maths',
      'HCM',
      'HCF and LCM by prime factors',
      'Larger numbers, and word problems that ask for one or the other.',
    ),
    topic(
      'maths',
      'PYN',
      'Zeroes of a polynomial',
      'Sum and product of zeroes, and the quadratic that has given zeroes.',
    ),
    topic(
      'maths',
      'PRS',
      'Pairs of linear equations',
      'Two equations, two unknowns: eliminate one and put the answer back into both.',
    ),
    topic(
      'maths',
      'QDR',
      'Quadratic equations',
      'Roots by factorising, the discriminant and the nature of the roots.',
    ),
    topic(
      'maths',
      'APN',
      'Arithmetic progressions',
      'The nth term, the number of terms and the sum.',
    ),
    topic(
      'maths',
      'CRD',
      'Distance, midpoint, section',
      'Between two points: how far, the middle, and the point that divides in a ratio.',
    ),
    topic(
      'maths',
      'TRG',
      'Trigonometric ratios',
      'Ratios from a right triangle and exact values at 0°, 30°, 45°, 60° and 90°.',
    ),
    topic(
      'maths',
      'HGT',
      'Heights and distances',
      'One right triangle, one angle of 30°, 45° or 60°; answers as exact surds.',
    ),
    topic(
      'maths',
      'CRC',
      'Tangents and sectors',
      'Lengths of tangents, and arcs and sectors with π = 22/7.',
    ),
    topic(
      'maths',
      'STT',
      'Mean, median and mode of grouped data',
      'Frequency tables of classes with exact fractions where the answer is not whole.',
    ),
    topic(
      'maths',
      'PRB',
      'Probability',
      'Dice, coins, cards and coloured balls: favourable over all, in simplest form.',
    ),
  ],
} as const satisfies WorksheetGrade;
