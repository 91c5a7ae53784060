import type { SolvedSubject } from '@/data/study/ncert/book';

/**
 * A topic, and the pages about it: whatever belongs to one topic is tied. Chapters are found by words,
 * so that a new book joins by itself; the others are named.
 */
export type Hub = {
  topic: string;
  /** Of the chapters. */
  subjects: readonly SolvedSubject[];
  /** Beginnings of words in the name of a chapter or in what it is about, in small letters. */
  words: readonly string[];
  /** The first and the last class whose chapters count; all of them without it. */
  classes?: readonly [from: number, to: number];
  /** `maths/percentage`. */
  lessons?: readonly string[];
  /** `maths/class-10/trigonometry`. */
  formulas?: readonly string[];
  /** `maths/quadratic`. */
  calculators?: readonly string[];
};
