import { checkAnswer, type Verdict } from './checkAnswer';
import type { PracticeQuestion } from './question';
import { otherSpellings } from './toQuestion';

/** A verdict, and for a usual slip what went wrong. */
export type Checked = { verdict: Verdict; slip?: string };

const LONG_DECIMAL = /\.\d{4}/;

/** `checkAnswer`, which names the slip where a wrong answer is one that the question knows. */
export const checkWithSlips = (typed: string, question: PracticeQuestion): Checked => {
  const verdict = checkAnswer(typed, question);
  if (verdict !== 'wrong') return { verdict };
  const slip = question.slips?.find(({ answer }) => {
    // Nobody types 266.6666667 in full.
    const ask = LONG_DECIMAL.test(answer) ? `${question.ask} To two decimals.` : question.ask;
    return checkAnswer(typed, { ask, answer, accept: otherSpellings(answer) }) === 'right';
  });
  return { verdict, ...(slip && { slip: slip.why }) };
};
