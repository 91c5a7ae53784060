import { z } from 'zod';
import { questionFront } from '@/lib/study/practice/questionFront';

const text = z.string().min(1);

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
  practice: z.array(questionFront).length(3),
});

export type LessonFront = z.infer<typeof lessonFront>;
