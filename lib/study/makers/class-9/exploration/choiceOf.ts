import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

/** A question between two words: what is right about the one, and what is wrong with the other. */
export type Choice = readonly [
  about: string,
  right: string,
  wrong: string,
  why: string,
  whyNot: string,
];

/** Other ways to write a short right answer: with an article or without. */
const otherArticles = (right: string): string[] => {
  const bare = right.replace(/^(?:an?|the) /, '');
  const spellings =
    bare.split(' ').length > 2 ? [bare] : [bare, `the ${bare}`, `a ${bare}`, `an ${bare}`];
  return spellings.filter((spelling) => spelling !== right);
};

/** Asks one of the choices, its two words in either order. */
export const choiceOf =
  (
    choices: readonly [Choice, ...Choice[]],
    ask: (about: string, one: string, other: string) => string,
    hint: string,
  ) =>
  (draw: Draw): MadeQuestion => {
    const [about, right, wrong, why, whyNot] = draw.pick(choices);
    const [one = right, other = wrong] = draw.shuffle([right, wrong]);
    return {
      ask: ask(about, one, other),
      hint,
      steps: [why],
      answer: right,
      accept: otherArticles(right),
      slips: [{ answer: wrong, why: whyNot }],
    };
  };
