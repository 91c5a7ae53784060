import { z } from 'zod';

const text = z.string().min(1);

const question = z.strictObject({
  ask: text,
  hint: text,
  steps: z.array(text).min(1),
  answer: text,
  accept: z.array(text).optional(),
  /** An expression that a test evaluates and compares with the numbers of the answer. */
  check: text.optional(),
});

const figure = z.strictObject({
  /** In `public/pictures/concepts`. */
  file: z.string().regex(/^[a-z0-9-]+\.svg$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: text,
  caption: text,
});

/** What stands above the text of a lesson's Markdown file. */
export const lessonFront = z.strictObject({
  heading: text,
  lead: text,
  /** The whole idea in a line; may hold formulas in `$…$`. */
  rule: text,
  /** Slugs of lessons of the same subject. */
  related: z.array(text).min(2).max(4),
  figure: figure.optional(),
  practice: z.array(question).length(3),
});

export type LessonFront = z.infer<typeof lessonFront>;
