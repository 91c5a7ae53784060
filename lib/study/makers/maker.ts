import type { Level } from '@/lib/study/practice/question';
import type { QuestionFront } from '@/lib/study/practice/questionFront';
import { seeded } from '@/lib/study/random/seeded';
import { createDraw, type Draw } from '@/lib/study/worksheets/draw';

/** A question as it is made: every one of the same maker has the same level. */
export type MadeQuestion = Omit<QuestionFront, 'level'>;

/** Makes one question after another of a kind: other numbers, another story, the same thought. */
export type Maker = {
  /** No two alike in a chapter; part of the address of a variant: `sign-rule`. */
  id: string;
  level: Level;
  make: (draw: Draw) => MadeQuestion;
};

/** The makers of a book, by the number of the chapter's file. */
export type BookMakers = Readonly<
  Record<number, readonly [Maker, Maker, Maker, Maker, ...Maker[]]>
>;

/**
 * The question of a maker for a seed: the same on any device and any day. Slips that some numbers make
 * the same as the answer, or as another slip, are left out.
 */
export const makeQuestion = ({ id, level, make }: Maker, seed: string): QuestionFront => {
  const { slips = [], ...made } = make(createDraw(seeded(`${id} ${seed}`)));
  const differing = slips.filter(
    ({ answer }, at) =>
      answer !== made.answer && slips.findIndex((other) => other.answer === answer) === at,
  );
  return { ...made, level, ...(differing.length > 0 && { slips: differing }) };
};
