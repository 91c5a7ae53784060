import { topic, type WorksheetGrade } from './topic';

export const PRE_NURSERY = {
  prefix: 'PN',
  name: 'Pre-Nursery',
  topics: [
    topic(
      'maths',
      'CNT',
      'Count to 5',
      'Touch each picture once and say one number for each touch. The last number said is the answer.',
    ),
    topic(
      'maths',
      'BGS',
      'Big and small',
      'Two pictures of the same thing: which one is bigger, which one smaller? Ask the same about two spoons or two leaves.',
    ),
    topic(
      'maths',
      'NXT',
      'What comes next?',
      'Rows that repeat two pictures. Read the row aloud like a song and the next one says itself.',
    ),
    topic(
      'maths',
      'TNM',
      'Trace the numbers 1 to 5',
      'Start at the dot. A finger first, a thick crayon next, a pencil last.',
    ),
    topic(
      'english',
      'TRC',
      'Trace the lines',
      'Standing, sleeping and slanting lines, waves and hills: the strokes that every letter is made of.',
    ),
    topic(
      'evs',
      'MTC',
      'Match the same',
      'Find the twin of each picture. On paper join the twins with a line; on the phone choose the letter.',
    ),
    topic(
      'evs',
      'DFF',
      'Find the different one',
      'Three pictures are the same and one is not. Let the child say why it is different.',
    ),
  ],
} as const satisfies WorksheetGrade;
