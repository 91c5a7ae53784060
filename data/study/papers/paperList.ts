import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { PaperSubject } from './pattern';

export type PaperEntry = {
  classNumber: ClassNumber;
  subject: PaperSubject;
  /** The book that it follows, by its part of an address; the one named after the subject without it. */
  book?: string;
  /** For search engines: what this paper asks about. */
  description: string;
};

/** The sample papers; the text of each is in the file of its slug. */
export const PAPERS: readonly PaperEntry[] = [
  {
    classNumber: 5,
    subject: 'maths',
    description:
      'A 40-mark maths paper for class 5 on large numbers, parts and wholes, area and charts: 19 questions for 90 minutes, each answer explained mark by mark.',
  },
  {
    classNumber: 5,
    subject: 'evs',
    description:
      'A 40-mark EVS paper for class 5 about senses, seeds, water, food, shelter and travel: 19 questions for 90 minutes, with the answer and marks of each.',
  },
  {
    classNumber: 6,
    subject: 'maths',
    description:
      'Number play, prime time, fractions, symmetry and the other side of zero: a 40-mark maths sample paper for class 6 with its marking scheme.',
  },
  {
    classNumber: 6,
    subject: 'science',
    description:
      'Magnets, measurement, states of water, separation, living creatures and the sky: a 40-mark science sample paper for class 6 with answers.',
  },
  {
    classNumber: 7,
    subject: 'maths',
    book: 'ganita-prakash',
    description:
      'Lakhs, decimals, parallel lines, congruence, integers, data and equations: a 40-mark maths sample paper for class 7, marked step by step.',
  },
  {
    classNumber: 7,
    subject: 'science',
    book: 'curiosity',
    description:
      'Indicators, circuits, metals, heat, pendulums, life processes, light and eclipses: a 40-mark science sample paper for class 7 with answers.',
  },
  {
    classNumber: 8,
    subject: 'maths',
    book: 'ganita-prakash',
    description:
      'Powers, quadrilaterals, identities, percentages, right-angled triangles, pie charts and area: a class 8 maths sample paper of 40 marks, solved.',
  },
  {
    classNumber: 8,
    subject: 'science',
    book: 'curiosity',
    description:
      'Cells, health, forces, pressure, particles, solutions, mirrors, the Moon and food chains: a class 8 science sample paper of 40 marks with answers.',
  },
  {
    classNumber: 9,
    subject: 'maths',
    description:
      'A full class 9 maths paper: 38 questions in five sections, 80 marks in 3 hours, the unit marks of 2025-26, and a marking scheme for each step.',
  },
  {
    classNumber: 9,
    subject: 'science',
    description:
      'A full class 9 science paper: 39 questions in five sections, 80 marks in 3 hours, from matter and cells to motion and sound, with its marking scheme.',
  },
  {
    classNumber: 10,
    subject: 'maths',
    description:
      'Practise for the board: a class 10 maths paper of 80 marks with case studies and internal choices, and a marking scheme that shows each mark.',
  },
  {
    classNumber: 10,
    subject: 'science',
    description:
      'A class 10 science paper in the board’s three sections, biology 30, chemistry 25 and physics 25 marks: 39 questions with a marking scheme for each step.',
  },
  {
    classNumber: 12,
    subject: 'maths',
    description:
      'Matrices, calculus, vectors, linear programming and probability: a class 12 maths paper of 80 marks in the pattern of the board, fully solved.',
  },
];
