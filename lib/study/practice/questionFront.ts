import { z } from 'zod';
import { LEVELS } from './question';

const text = z.string().min(1);

const slip = z.strictObject({
  /** What a pupil types who slips in the usual way. */
  answer: text,
  /** Names the slip, to the pupil: `You added the tops and the bottoms apart.` */
  why: text,
  /** As `check` of the question: computes the wrong answer. */
  check: text.optional(),
});

/** A practice question as it stands above the text of a Markdown file. */
export const questionFront = z.strictObject({
  ask: text,
  hint: text,
  steps: z.array(text).min(1),
  answer: text,
  accept: z.array(text).optional(),
  /** An expression that a test evaluates and compares with the numbers of the answer. */
  check: text.optional(),
  level: z.enum(LEVELS).optional(),
  slips: z.array(slip).min(1).optional(),
});

export type QuestionFront = z.infer<typeof questionFront>;
