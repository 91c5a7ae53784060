import { topic, type WorksheetGrade } from './topic';

export const GRADE_4 = {
  prefix: 'G4',
  name: 'Grade 4',
  topics: [
    topic(
      'maths',
      'ASB',
      'Addition and subtraction to 99,999',
      'Four- and five-digit sums written with Indian commas.',
    ),
    topic(
      'maths',
      'TMS',
      'Multiplication by two digits',
      'Two or three digits times two digits, as two easy products added.',
    ),
    topic(
      'maths',
      'DVD',
      'Long division',
      'Three- and four-digit numbers divided by one digit, with quotient and remainder.',
    ),
    topic(
      'maths',
      'PVE',
      'Large numbers',
      'Place value up to 99,999, the number before and after, numbers built from their places.',
    ),
    topic(
      'maths',
      'FCT',
      'Factors and multiples',
      'Is it a factor, is it a multiple, and how many factors are there in all?',
    ),
    topic(
      'maths',
      'FRC',
      'Fractions with one denominator',
      'Adding, subtracting and comparing like fractions, and equal fractions.',
    ),
    topic(
      'maths',
      'PRM',
      'Perimeter and area',
      'Fence and floor of rectangles and squares: perimeter in cm, area in square cm.',
    ),
    topic(
      'maths',
      'TME',
      'Hours, minutes and the 24-hour clock',
      'Railway time, and how long a journey takes.',
    ),
    topic(
      'maths',
      'BAR',
      'Reading a bar chart',
      'A bar chart of one class: read it, compare bars and add them up.',
    ),
  ],
} as const satisfies WorksheetGrade;
