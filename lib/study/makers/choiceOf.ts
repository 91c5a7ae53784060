import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital } from '@/lib/study/worksheets/text';

/**
 * What is asked about, the right word, the word it is confused with, what is right about the one, and
 * what is wrong with the other where that is another sentence.
 */
export type Pair = readonly [
  about: string,
  right: string,
  wrong: string,
  why: string,
  whyNot?: string,
];

type Choice = {
  pairs: readonly [Pair, ...Pair[]];
  ask: (about: string, one: string, other: string) => string;
  hint: string;
  /** A step before the reason of the pair. */
  first?: string;
  /** Other spellings of the right word; with an article and without, where none are given. */
  forms?: (right: string) => string[];
};

const otherArticles = (right: string): string[] => {
  const bare = right.replace(/^(?:an?|the) /, '');
  return bare.split(' ').length > 2 ? [bare] : [bare, `the ${bare}`, `a ${bare}`, `an ${bare}`];
};

/** Asks which of two neighbouring words belongs to what is said, in either order. */
export const choiceOf =
  ({ pairs, ask, hint, first, forms = otherArticles }: Choice) =>
  (draw: Draw): MadeQuestion => {
    const [about, right, wrong, why, whyNot = why] = draw.pick(pairs);
    const [one = right, other = wrong] = draw.shuffle([right, wrong]);
    return {
      ask: capital(ask(about, one, other)),
      hint,
      steps: [...(first ? [first] : []), why, `So the answer is: ${right}.`],
      answer: right,
      accept: forms(right).filter((spelling) => spelling !== right),
      slips: [{ answer: wrong, why: whyNot }],
    };
  };
