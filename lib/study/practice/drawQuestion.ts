import { drawText } from '@/lib/study/math/drawText';
import type { PracticeQuestion } from './question';

/**
 * Draws the formulas (`$…$`) in the words of a question; one without any stays as it is. The answer
 * is compared as it is written, so it has none. For the server and the build only.
 */
export const drawQuestion = (question: PracticeQuestion): PracticeQuestion => {
  const { ask, hint, steps, answer } = question;
  if (answer.includes('$')) throw new Error(`An answer is plain text, without formulas: ${answer}`);
  if (![ask, hint, ...steps].some((text) => text.includes('$'))) return question;
  const drawn = {
    ask: drawText(ask),
    hint: drawText(hint),
    steps: steps.map(drawText),
    answer: drawText(answer),
  };
  return { ...question, drawn };
};
