import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital } from '@/lib/study/worksheets/text';

/** What is asked about, the right word, the word it is confused with, and what tells them apart. */
export type Pair = readonly [said: string, right: string, wrong: string, why: string];

type Choice = {
  pairs: readonly [Pair, ...Pair[]];
  ask: (said: string, words: string) => string;
  hint: string;
  /** A step before the reason of the pair. */
  first?: string;
  /** Other spellings of the right word. */
  forms?: (right: string) => string[];
};

/** Asks which of two neighbouring words belongs to what is said. */
export const choiceOf =
  ({ pairs, ask, hint, first, forms = (right) => [`the ${right}`] }: Choice) =>
  (draw: Draw): MadeQuestion => {
    const [said, right, wrong, why] = draw.pick(pairs);
    const words = draw.shuffle([right, wrong]).join(' or ');
    return {
      ask: capital(ask(said, words)),
      hint,
      steps: [...(first ? [first] : []), why, `So the answer is: ${right}.`],
      answer: right,
      accept: forms(right),
      slips: [{ answer: wrong, why }],
    };
  };
