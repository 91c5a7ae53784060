import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { PaperSubject } from './pattern';

export type PaperEntry = {
  classNumber: ClassNumber;
  subject: PaperSubject;
  /** From 2 on where the class has several papers in the subject; the first is without it. */
  set?: number;
  /** The book that it follows, by its part of an address; the one named after the subject without it. */
  book?: string;
  /** For search engines: what this paper asks about. */
  description: string;
};

/** All papers of a class in a subject, the first one first. */
export const papersOf = ({
  classNumber,
  subject,
}: Pick<PaperEntry, 'classNumber' | 'subject'>): readonly PaperEntry[] =>
  PAPERS.filter((entry) => entry.classNumber === classNumber && entry.subject === subject);

/** The sample papers; the text of each is in the file of its slug. */
export const PAPERS: readonly PaperEntry[] = [
  {
    classNumber: 5,
    subject: 'maths',
    book: 'maths-mela',
    description:
      'Five-digit numbers, fractions, turns, quilts, coconuts and a tea stall: a 40-mark maths paper for class 5, with each answer explained mark by mark.',
  },
  {
    classNumber: 5,
    subject: 'evs',
    book: 'our-wondrous-world',
    description:
      'Rivers, curd, the flag, root bridges, solar lamps, wool, day and night: a 40-mark EVS paper for class 5 with the answer and the marks of each question.',
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
    book: 'ganita-manjari',
    description:
      'Coordinates, identities, progressions, circles, quadrilaterals, solids and chance: a class 9 maths paper of 80 marks on Ganita Manjari, every step marked.',
  },
  {
    classNumber: 9,
    subject: 'science',
    book: 'exploration',
    description:
      'Cells, tissues, mixtures, atoms, motion, forces, sound and the Earth: a class 9 science paper of 80 marks on Exploration, with a marking scheme.',
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
