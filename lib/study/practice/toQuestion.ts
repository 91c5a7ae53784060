import type { PracticeQuestion } from './question';
import type { QuestionFront } from './questionFront';

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?`;

// One number with what may stand around it: ₹, a letter and an equals sign, a unit.
const MEASURED = new RegExp(
  String.raw`^(₹|[a-z] = )?(${NUMBER})(?:%| ?°[CF]?| \p{L}[^\d]*)?$`,
  'u',
);

/** Other spellings of an answer that is one number: bare, and rupees in words. */
const otherSpellings = (answer: string): readonly string[] => {
  const [, before, number] = MEASURED.exec(answer) ?? [];
  if (number === undefined) return [];
  const words = before === '₹' ? [`${number} rupees`] : [];
  return number === answer ? words : [number, ...words];
};

/** A question as it is practised: its check stays behind, its answer may be typed without the unit. */
export const toQuestion = (question: QuestionFront): PracticeQuestion => {
  const { ask, hint, steps, answer, accept = [] } = question;
  return { ask, hint, steps, answer, accept: [...accept, ...otherSpellings(answer)] };
};
