import { z } from 'zod';

const text = z.string().min(1);

/** A practice question as it stands above the text of a Markdown file. */
export const questionFront = z.strictObject({
  ask: text,
  hint: text,
  steps: z.array(text).min(1),
  answer: text,
  accept: z.array(text).optional(),
  /** An expression that a test evaluates and compares with the numbers of the answer. */
  check: text.optional(),
});

export type QuestionFront = z.infer<typeof questionFront>;
