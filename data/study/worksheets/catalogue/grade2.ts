import { topic, type WorksheetGrade } from './topic';

export const GRADE_2 = {
  prefix: 'G2',
  name: 'Grade 2',
  topics: [
    topic(
      'maths',
      'ADD',
      'Two-digit addition',
      'Adding numbers up to 99, with carrying in most sums. Ones under ones, tens under tens.',
    ),
    topic(
      'maths',
      'SUB',
      'Two-digit subtraction',
      'Taking away up to 99, with borrowing in most sums. The answer plus what was taken gives the first number.',
    ),
    topic(
      'maths',
      'TMS',
      'Tables of 2 to 5 and 10',
      'Multiplication facts as groups: 4 × 3 is four groups of three.',
    ),
    topic(
      'maths',
      'SHR',
      'Equal sharing',
      'Sharing things between children with nothing left over: the tables, read backwards.',
    ),
    topic(
      'maths',
      'PVE',
      'Place value to 999',
      'Hundreds, tens and ones, and what a digit is worth where it stands.',
    ),
    topic(
      'maths',
      'TME',
      'Read the clock',
      'Hours, half hours and quarter hours on a clock face. The short hand is read first.',
    ),
    topic(
      'maths',
      'MNY',
      'Shopping with rupees',
      'What two things cost together, and how much comes back from a note.',
    ),
    topic(
      'maths',
      'CMP',
      'Largest and smallest',
      'Four numbers up to 999: find the largest or the smallest, hundreds first.',
    ),
    topic(
      'english',
      'MRE',
      'One and many',
      'Plurals with -s, -es and -ies, and a few that change altogether.',
    ),
    topic(
      'english',
      'ANT',
      'Opposites',
      'The word that means just the opposite: hot and cold, early and late.',
    ),
    topic(
      'english',
      'HVE',
      'Is or are, has or have',
      'The small word that fits one person or many.',
    ),
    topic('evs', 'HMS', 'Animals and their homes', 'Nest, den, hive, burrow: who lives where?'),
    topic(
      'evs',
      'HPR',
      'People who help us',
      'Who brings letters, treats the ill, grows our food?',
    ),
  ],
} as const satisfies WorksheetGrade;
