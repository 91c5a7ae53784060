import { plainAnswer } from './plainAnswer';
import type { PracticeQuestion } from './question';

export type Verdict = 'right' | 'wrong' | 'empty';

/**
 * Compares what a pupil typed with the answer and its accepted spellings. Spaces, capitals, commas
 * between digits, zeros at the end of a decimal and the kind of minus sign do not matter. `6/8` is
 * not `3/4`, and `0.75` only where `accept` says so.
 */
export const checkAnswer = (
  typed: string,
  { answer, accept = [] }: Pick<PracticeQuestion, 'answer' | 'accept'>,
): Verdict => {
  const given = plainAnswer(typed);
  if (given === '') return 'empty';
  return [answer, ...accept].some((right) => plainAnswer(right) === given) ? 'right' : 'wrong';
};
