import { topic, type WorksheetGrade } from './topic';

export const GRADE_7 = {
  prefix: 'G7',
  name: 'Grade 7',
  topics: [
    topic(
      'maths',
      'NEG',
      'Integers: multiply and divide',
      'Equal signs give plus, different signs give minus; then the order of operations.',
    ),
    topic(
      'maths',
      'RTN',
      'Rational numbers',
      'The four operations with positive and negative fractions.',
    ),
    topic(
      'maths',
      'EQN',
      'Equations in two steps',
      'Undo the addition first, the multiplication next, and check by putting the answer back.',
    ),
    topic(
      'maths',
      'XPR',
      'Algebraic expressions',
      'Like terms collected, and the value of an expression for given numbers.',
    ),
    topic(
      'maths',
      'PCT',
      'Percentages',
      'A percentage of a number, one number as a percentage of another, and increase or decrease.',
    ),
    topic(
      'maths',
      'PRF',
      'Profit and loss',
      'Profit, loss and their percentage, always reckoned on the cost price.',
    ),
    topic(
      'maths',
      'SNT',
      'Simple interest',
      'Interest and amount for whole years at a yearly rate.',
    ),
    topic(
      'maths',
      'ANG',
      'Angles and triangles',
      'Complementary and supplementary angles, angles of a triangle and its exterior angle.',
    ),
    topic('maths', 'PWR', 'Exponents', 'Laws of exponents with whole-number powers.'),
  ],
} as const satisfies WorksheetGrade;
