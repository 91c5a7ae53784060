import type { SolvedSubject } from '@/data/study/ncert/book';

/** The classes for which the board publishes the marks of each unit. */
export const MARKED_CLASSES = [9, 10, 11, 12] as const;
export type MarkedClass = (typeof MARKED_CLASSES)[number];

export type SyllabusUnit = {
  /** As the board numbers it: `IV`, or `I to III` where it gives the marks of several together. */
  number: string;
  /** Names of units that go together stand with a semicolon between them. */
  name: string;
  /** In the theory paper at the end of the year. */
  marks: number;
  /** Numbers of the NCERT chapters. */
  chapters: readonly number[];
};

/** Who gives the marks beside the theory paper: the school over the year, or a practical. */
export type RestKind = 'internal' | 'practical';

/** A part of the internal assessment or of the practical. */
export type RestPart = { name: string; marks: number };

/** A subject of a class with the marks of its year. */
export type SyllabusCourse = {
  subject: SolvedSubject;
  /** Marks of the theory paper. */
  theory: number;
  rest: { kind: RestKind; marks: number };
  /** What the rest is given for, with the marks of each. */
  restParts: readonly RestPart[];
  /** In the board's order. */
  units: readonly SyllabusUnit[];
  /** Chapters of the book that the board puts into no unit. */
  inNoUnit?: readonly number[];
  /** What a parent should know about the table. */
  note?: string;
};

/** The two ways in which the board divides the 100 marks of a year. */
export const WITH_INTERNAL = { theory: 80, rest: { kind: 'internal', marks: 20 } } as const;
export const WITH_PRACTICAL = { theory: 70, rest: { kind: 'practical', marks: 30 } } as const;
