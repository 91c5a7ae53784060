import { topic, type WorksheetGrade } from './topic';

export const GRADE_5 = {
  prefix: 'G5',
  name: 'Grade 5',
  topics: [
    topic(
      'maths',
      'NMB',
      'Lakhs and rounding',
      'Numbers up to 99,99,999: place value and rounding to tens, hundreds and thousands.',
    ),
    topic(
      'maths',
      'RDR',
      'Four operations in order',
      'Brackets first, then × and ÷, then + and −.',
    ),
    topic(
      'maths',
      'HCM',
      'HCF and LCM',
      'Highest common factor and lowest common multiple of two numbers. HCF × LCM = product of the two: a check worth knowing.',
    ),
    topic(
      'maths',
      'FRC',
      'Unlike fractions',
      'Adding and subtracting fractions with different denominators, in simplest form.',
    ),
    topic(
      'maths',
      'DEC',
      'Decimals',
      'Addition, subtraction and easy products of decimals, point under point.',
    ),
    topic(
      'maths',
      'ANG',
      'Angles',
      'Acute, right, obtuse, straight or reflex, and the missing part of a right or straight angle.',
    ),
    topic(
      'maths',
      'PRA',
      'Area and its boundary',
      'Area, perimeter and a missing side of rectangles.',
    ),
    topic('maths', 'AVG', 'Average', 'Add them all, divide by how many there are.'),
    topic(
      'maths',
      'CST',
      'Cost of many from cost of some',
      'The price of one first, then the price of as many as you need.',
    ),
  ],
} as const satisfies WorksheetGrade;
