import { topic, type WorksheetGrade } from './topic';

export const NURSERY = {
  prefix: 'NU',
  name: 'Nursery',
  topics: [
    topic(
      'maths',
      'CNT',
      'Count to 10',
      'Rows of up to ten pictures. Cross out each one while counting, so that none is counted twice.',
    ),
    topic(
      'maths',
      'TNM',
      'Trace the numbers 0 to 10',
      'Say the number, trace it, then clap that many times.',
    ),
    topic(
      'maths',
      'AFT',
      'Before and after',
      'The number that comes just before or just after, up to 10. Ten stairs or ten stones make a good number line.',
    ),
    topic(
      'maths',
      'NXT',
      'Patterns of three',
      'Rows that repeat two or three pictures. Find the part that repeats before choosing.',
    ),
    topic(
      'english',
      'CAP',
      'Trace capital letters',
      'Six capital letters with the place to begin. Three good ones are better than a full page.',
    ),
    topic(
      'english',
      'SMA',
      'Trace small letters',
      'Six small letters on their lines: some are tall, some hang below.',
    ),
    topic(
      'english',
      'ABC',
      'The letter that follows',
      'Which letter comes next, or before? Sing only a part of the alphabet, not the whole song.',
    ),
    topic(
      'english',
      'CPS',
      'Match capital and small letters',
      'Four capital letters and their small partners in another order.',
    ),
    topic(
      'english',
      'SND',
      'First sounds',
      'Say the name of the picture slowly and listen to how it starts.',
    ),
    topic(
      'evs',
      'DFF',
      'Which does not belong?',
      'Three of a family and a stranger: things in the sky, things from plants, things that people make.',
    ),
  ],
} as const satisfies WorksheetGrade;
