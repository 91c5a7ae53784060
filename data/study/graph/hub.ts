import type { SolvedSubject } from '@/data/study/ncert/book';

/** Of chapters and worksheets: English has worksheets alone. */
export type HubSubject = SolvedSubject | 'english';

/**
 * A topic, and the pages about it: whatever belongs to one topic is tied. Chapters and worksheets are
 * found by words, so that a new book or sheet joins by itself; the others are named.
 */
export type Hub = {
  topic: string;
  subjects: readonly HubSubject[];
  /**
   * Beginnings of words, in small letters: in the name of a chapter, in what it is about, in the title of
   * a worksheet.
   */
  words: readonly string[];
  /** The same for the titles of worksheets alone. */
  sheets?: readonly string[];
  /** The first and the last class whose pages count; all of them without it. */
  classes?: readonly [from: number, to: number];
  /** `maths/percentage`. */
  lessons?: readonly string[];
  /** `maths/class-10/trigonometry`. */
  formulas?: readonly string[];
  /** `maths/quadratic`. */
  calculators?: readonly string[];
};
