/** What a question asks of a pupil: to know a fact or a rule, to use it, to think with it. */
export const LEVELS = ['know', 'use', 'think'] as const;
export type Level = (typeof LEVELS)[number];

/** A usual wrong answer, and what went wrong. */
export type Slip = { answer: string; why: string };

/** The words of a question. */
export type QuestionWords = {
  /** No two alike on a page. */
  ask: string;
  /** Points at the way without giving it. */
  hint: string;
  /** The way, one thought a step. */
  steps: readonly string[];
  /** As it is shown; what `checkAnswer` compares with. */
  answer: string;
};

/** One question to practise with, in plain text: x², ½, √ and → are characters. */
export type PracticeQuestion = QuestionWords & {
  /** Other spellings that are just as right: `0.75` beside `3/4`, `51 cm` beside `51`. */
  accept?: readonly string[];
  level?: Level;
  /** The maker of the question, which can make others of its kind; none where it is written. */
  maker?: string;
  slips?: readonly Slip[];
  /** The words as HTML, where they hold formulas: only from `drawQuestion`, on the server. */
  drawn?: QuestionWords;
};
