import { type SyllabusCourse, WITH_INTERNAL } from './course';
import { REST_PARTS } from './restParts';

export const COURSES_9: readonly SyllabusCourse[] = [
  {
    subject: 'maths',
    ...WITH_INTERNAL,
    restParts: REST_PARTS.mathsTo10,
    units: [
      { number: 'I', name: 'Number System', marks: 7, chapters: [3] },
      { number: 'II', name: 'Algebra', marks: 20, chapters: [2, 4, 8, 13] },
      { number: 'III', name: 'Coordinate Geometry', marks: 4, chapters: [1] },
      { number: 'IV', name: 'Geometry', marks: 25, chapters: [5, 9, 12] },
      { number: 'V', name: 'Mensuration', marks: 14, chapters: [6, 14] },
      { number: 'VI', name: 'Statistics and Probability', marks: 10, chapters: [7, 10] },
    ],
    inNoUnit: [11],
    note: 'The board names topics, not chapters. Chapters 9 and 10 stand where their topics fit best; chapter 11, The World of Algorithms, is in no unit. Ask the school how it counts these three.',
  },
  {
    subject: 'science',
    ...WITH_INTERNAL,
    restParts: REST_PARTS.scienceTo10,
    units: [
      { number: 'I', name: 'World of Living', marks: 27, chapters: [2, 3, 11, 12] },
      { number: 'II', name: 'Matter - Its Nature and Behaviour', marks: 25, chapters: [5, 8, 9] },
      { number: 'III', name: 'Motion, Force, Work and Sound', marks: 23, chapters: [4, 6, 7, 10] },
      { number: 'IV', name: 'Earth as a System', marks: 5, chapters: [13] },
    ],
    inNoUnit: [1],
    note: 'Chapter 1 opens the book and is in no unit.',
  },
];
