import { checkAnswer, type Verdict } from './checkAnswer';
import type { PracticeQuestion } from './question';
import { otherSpellings } from './toQuestion';

/** A verdict, and for a usual slip what went wrong. */
export type Checked = { verdict: Verdict; slip?: string };

/** `checkAnswer`, which names the slip where a wrong answer is one that the question knows. */
export const checkWithSlips = (typed: string, question: PracticeQuestion): Checked => {
  const verdict = checkAnswer(typed, question);
  if (verdict !== 'wrong') return { verdict };
  const slip = question.slips?.find(
    ({ answer }) =>
      checkAnswer(typed, { ask: question.ask, answer, accept: otherSpellings(answer) }) === 'right',
  );
  return { verdict, ...(slip && { slip: slip.why }) };
};
