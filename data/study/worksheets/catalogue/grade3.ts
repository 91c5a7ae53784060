import { topic, type WorksheetGrade } from './topic';

export const GRADE_3 = {
  prefix: 'G3',
  name: 'Grade 3',
  topics: [
    topic(
      'maths',
      'ADD',
      'Three-digit addition',
      'Adding numbers up to 999, with carrying. Estimate first: 398 + 205 is close to 600.',
    ),
    topic(
      'maths',
      'SUB',
      'Three-digit subtraction',
      'Subtraction with borrowing, also across a zero as in 402 − 167.',
    ),
    topic(
      'maths',
      'TMS',
      'Multiplication by one digit',
      'Tables to 10, then two digits times one: 47 × 6 as 40 × 6 and 7 × 6.',
    ),
    topic(
      'maths',
      'DVD',
      'Division with remainder',
      'Sharing by tables when something is left over. The remainder is always smaller than the divisor.',
    ),
    topic(
      'maths',
      'FRC',
      'Fractions of a whole',
      'What part of the bar is shaded, and a half, a third or a quarter of a number.',
    ),
    topic(
      'maths',
      'TME',
      'Time to five minutes',
      'Reading a clock to five minutes, and how many minutes pass between two times.',
    ),
    topic(
      'maths',
      'MNY',
      'Bills and change',
      'Several things at one price, the bill for it and the change.',
    ),
    topic(
      'maths',
      'MSR',
      'Metres, kilograms, litres',
      'Between m and cm, kg and g, L and mL: one thousand grams, but only one hundred centimetres.',
    ),
  ],
} as const satisfies WorksheetGrade;
