import { type SyllabusCourse, WITH_INTERNAL } from './course';
import { REST_PARTS } from './restParts';
import { MATHS_STANDARD_AND_BASIC } from './texts';

export const COURSES_10: readonly SyllabusCourse[] = [
  {
    subject: 'maths',
    ...WITH_INTERNAL,
    restParts: REST_PARTS.mathsTo10,
    units: [
      { number: 'I', name: 'Number Systems', marks: 6, chapters: [1] },
      { number: 'II', name: 'Algebra', marks: 20, chapters: [2, 3, 4, 5] },
      { number: 'III', name: 'Coordinate Geometry', marks: 6, chapters: [7] },
      { number: 'IV', name: 'Geometry', marks: 15, chapters: [6, 10] },
      { number: 'V', name: 'Trigonometry', marks: 12, chapters: [8, 9] },
      { number: 'VI', name: 'Mensuration', marks: 10, chapters: [11, 12] },
      { number: 'VII', name: 'Statistics and Probability', marks: 11, chapters: [13, 14] },
    ],
    note: MATHS_STANDARD_AND_BASIC,
  },
  {
    subject: 'science',
    ...WITH_INTERNAL,
    restParts: REST_PARTS.scienceTo10,
    units: [
      {
        number: 'I',
        name: 'Chemical Substances - Nature and Behaviour',
        marks: 25,
        chapters: [1, 2, 3, 4],
      },
      { number: 'II', name: 'World of Living', marks: 25, chapters: [5, 6, 7, 8] },
      { number: 'III', name: 'Natural Phenomena', marks: 12, chapters: [9, 10] },
      { number: 'IV', name: 'Effects of Current', marks: 13, chapters: [11, 12] },
      { number: 'V', name: 'Natural Resources', marks: 5, chapters: [13] },
    ],
  },
];
