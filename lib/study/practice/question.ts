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
  /** The words as HTML, where they hold formulas: only from `drawQuestion`, on the server. */
  drawn?: QuestionWords;
};
