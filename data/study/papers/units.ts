import type { PaperSubject } from './pattern';

export type PaperUnit = {
  /** As the syllabus numbers it: `IV`. */
  number: string;
  name: string;
  /** In the board's paper of 80. */
  marks: number;
  /** Numbers of the NCERT chapters. */
  chapters: readonly number[];
};

const NINE_MATHS: readonly PaperUnit[] = [
  { number: 'I', name: 'Number Systems', marks: 10, chapters: [1] },
  { number: 'II', name: 'Algebra', marks: 20, chapters: [2, 4] },
  { number: 'III', name: 'Coordinate Geometry', marks: 4, chapters: [3] },
  { number: 'IV', name: 'Geometry', marks: 27, chapters: [5, 6, 7, 8, 9] },
  { number: 'V', name: 'Mensuration', marks: 13, chapters: [10, 11] },
  { number: 'VI', name: 'Statistics', marks: 6, chapters: [12] },
];

const TEN_MATHS: readonly PaperUnit[] = [
  { number: 'I', name: 'Number Systems', marks: 6, chapters: [1] },
  { number: 'II', name: 'Algebra', marks: 20, chapters: [2, 3, 4, 5] },
  { number: 'III', name: 'Coordinate Geometry', marks: 6, chapters: [7] },
  { number: 'IV', name: 'Geometry', marks: 15, chapters: [6, 10] },
  { number: 'V', name: 'Trigonometry', marks: 12, chapters: [8, 9] },
  { number: 'VI', name: 'Mensuration', marks: 10, chapters: [11, 12] },
  { number: 'VII', name: 'Statistics and Probability', marks: 11, chapters: [13, 14] },
];

const TWELVE_MATHS: readonly PaperUnit[] = [
  { number: 'I', name: 'Relations and Functions', marks: 8, chapters: [1, 2] },
  { number: 'II', name: 'Algebra', marks: 10, chapters: [3, 4] },
  { number: 'III', name: 'Calculus', marks: 35, chapters: [5, 6, 7, 8, 9] },
  { number: 'IV', name: 'Vectors and Three-Dimensional Geometry', marks: 14, chapters: [10, 11] },
  { number: 'V', name: 'Linear Programming', marks: 5, chapters: [12] },
  { number: 'VI', name: 'Probability', marks: 8, chapters: [13] },
];

const NINE_SCIENCE: readonly PaperUnit[] = [
  { number: 'I', name: 'Matter - Its Nature and Behaviour', marks: 25, chapters: [1, 2, 3, 4] },
  { number: 'II', name: 'Organization in the Living World', marks: 22, chapters: [5, 6] },
  { number: 'III', name: 'Motion, Force and Work', marks: 27, chapters: [7, 8, 9, 10, 11] },
  { number: 'IV', name: 'Food; Food Production', marks: 6, chapters: [12] },
];

const TEN_SCIENCE: readonly PaperUnit[] = [
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
];

const UNITS: Partial<Record<PaperSubject, Readonly<Record<number, readonly PaperUnit[]>>>> = {
  maths: { 9: NINE_MATHS, 10: TEN_MATHS, 12: TWELVE_MATHS },
  science: { 9: NINE_SCIENCE, 10: TEN_SCIENCE },
};

/** The units of the board's paper; none for classes that have no marks by unit. */
export const unitsOf = (classNumber: number, subject: PaperSubject): readonly PaperUnit[] =>
  UNITS[subject]?.[classNumber] ?? [];
