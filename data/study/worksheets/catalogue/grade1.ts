import { topic, type WorksheetGrade } from './topic';

export const GRADE_1 = {
  prefix: 'G1',
  name: 'Grade 1',
  topics: [
    topic(
      'maths',
      'ADD',
      'Addition up to 20',
      'Adding two numbers with an answer up to 20. Make ten first: 8 + 5 is 8 + 2 + 3.',
    ),
    topic(
      'maths',
      'SUB',
      'Subtraction up to 20',
      'Taking away within 20. Check each answer by adding it back.',
    ),
    topic(
      'maths',
      'CMP',
      'Greater, smaller, equal',
      'Numbers up to 99 side by side. Compare the tens first, the ones only when the tens are equal.',
    ),
    topic(
      'maths',
      'AFB',
      'Before, after, between',
      'Neighbours of a number up to 100, also across the tens: 39, 40, 41.',
    ),
    topic(
      'maths',
      'TNS',
      'Tens and ones',
      'A two-digit number as tens and ones, and back. Bundles of ten matchsticks show the same.',
    ),
    topic(
      'maths',
      'SKP',
      'Skip counting',
      'Forwards in twos, fives and tens: the beginning of the tables.',
    ),
    topic(
      'maths',
      'MNY',
      'Coins and notes',
      'Rupees up to ₹20 put together from coins and a note.',
    ),
    topic(
      'maths',
      'SHP',
      'Shapes',
      'Circle, triangle, square, rectangle and more, by their sides and corners.',
    ),
    topic(
      'english',
      'VWE',
      'Missing vowel',
      'A short word with one vowel missing and a clue that leaves only one answer.',
    ),
    topic(
      'english',
      'ARN',
      'A or an',
      'Listen to the first sound of the word, not to its first letter.',
    ),
    topic(
      'english',
      'RHY',
      'Rhyming words',
      'Which word ends with the same sound? Read all of them aloud.',
    ),
    topic(
      'evs',
      'SNS',
      'Our senses',
      'Eyes, ears, nose, tongue and skin: which one tells us what?',
    ),
    topic(
      'evs',
      'DFF',
      'Odd one out',
      'Three of a kind and one that is not: fruit, birds, vehicles, things in class.',
    ),
  ],
} as const satisfies WorksheetGrade;
