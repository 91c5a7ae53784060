import { figure } from '@/data/study/tables/figure';
import { PRACTICE_TEXTS } from '@/data/study/tables/practiceTexts';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { seeded } from '@/lib/study/random/seeded';
import { upTo } from './arithmetic';
import { shuffle } from './shuffle';

const accepted = (answer: number, unit?: string): string[] =>
  unit ? [`${answer} ${unit}`, ...(unit === 'rupees' ? [`₹${answer}`, `Rs ${answer}`] : [])] : [];

type Words = { ask: string; hint: string; steps: readonly string[]; unit?: string };

const question = ({ unit, ...words }: Words, answer: number): PracticeQuestion => ({
  ...words,
  answer: figure(answer),
  accept: accepted(answer, unit),
});

/** Six questions on a table, of six kinds: the same on every visit, so that a score means something. */
export const buildPractice = (factor: number): PracticeQuestion[] => {
  const random = seeded(`table-${factor}`);
  const lines = shuffle(
    upTo(17).map((at) => at + 2),
    random,
  );
  const [a = 3, b = 4, c = 6, d = 7, e = 8, g = 9] = lines;
  const dice = Math.floor(random() * 50);
  const rest = Math.floor(random() * factor);
  const more = 2 + Math.floor(random() * Math.max(1, 18 - g));
  const asked = (times: number) => ({ factor, times });
  return [
    question(PRACTICE_TEXTS.product(asked(a)), factor * a),
    question(PRACTICE_TEXTS.missing(asked(b)), b),
    question(PRACTICE_TEXTS.division(asked(c)), c),
    question(PRACTICE_TEXTS.story(asked(d), dice), factor * d),
    question(PRACTICE_TEXTS.remainder(asked(e), rest), factor * e),
    question(PRACTICE_TEXTS.sum(asked(g), more), factor * (g + more)),
  ];
};
