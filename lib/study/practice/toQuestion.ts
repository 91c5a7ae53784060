import type { PracticeQuestion } from './question';
import type { QuestionFront } from './questionFront';

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?`;

// One number with what may stand around it: ₹, a letter and an equals sign, a unit.
const MEASURED = new RegExp(
  String.raw`^(?:₹|[a-z] = )?(${NUMBER})(?:%| ?°[CF]?| \p{L}[^\d]*)?$`,
  'u',
);

/** The other spelling of an answer that is one number with something around it: bare. */
export const otherSpellings = (answer: string): readonly string[] => {
  const [, number] = MEASURED.exec(answer) ?? [];
  return number === undefined || number === answer ? [] : [number];
};

/** A question as it is practised: its check stays behind, its answer may be typed without the unit. */
export const toQuestion = (question: QuestionFront): PracticeQuestion => {
  const { ask, hint, steps, answer, accept = [], level, slips } = question;
  return {
    ask,
    hint,
    steps,
    answer,
    accept: [...accept, ...otherSpellings(answer)],
    ...(level && { level }),
    ...(slips && { slips: slips.map(({ answer, why }) => ({ answer, why })) }),
  };
};
