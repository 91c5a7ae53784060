import { type SyllabusCourse, WITH_INTERNAL } from './course';

/** The units of the books that class 9 had until 2025-26: a sample paper still follows them. */
export const REPLACED_COURSES_9: readonly SyllabusCourse[] = [
  {
    subject: 'maths',
    ...WITH_INTERNAL,
    units: [
      { number: 'I', name: 'Number Systems', marks: 10, chapters: [1] },
      { number: 'II', name: 'Algebra', marks: 20, chapters: [2, 4] },
      { number: 'III', name: 'Coordinate Geometry', marks: 4, chapters: [3] },
      { number: 'IV', name: 'Geometry', marks: 27, chapters: [5, 6, 7, 8, 9] },
      { number: 'V', name: 'Mensuration', marks: 13, chapters: [10, 11] },
      { number: 'VI', name: 'Statistics', marks: 6, chapters: [12] },
    ],
  },
  {
    subject: 'science',
    ...WITH_INTERNAL,
    units: [
      { number: 'I', name: 'Matter - Its Nature and Behaviour', marks: 25, chapters: [1, 2, 3, 4] },
      { number: 'II', name: 'Organization in the Living World', marks: 22, chapters: [5, 6] },
      { number: 'III', name: 'Motion, Force and Work', marks: 27, chapters: [7, 8, 9, 10, 11] },
      { number: 'IV', name: 'Food; Food Production', marks: 6, chapters: [12] },
    ],
  },
];
