import { z } from 'zod';
import { AGES } from './ages';

const text = z.string().trim().min(1);

/** The front matter of a poem or story. */
export const FRONT = z.strictObject({
  age: z.enum(AGES),
  /** Reading time in minutes; a test computes it from the text. */
  minutes: z.number().int().positive(),
  /** What the picture shows. */
  alt: text,
  /** How a poem sounds: its metre and rhyme, or how to read it aloud. */
  listen: text.optional(),
  words: z.array(z.strictObject({ word: text, meaning: text })).min(3),
  questions: z.array(z.strictObject({ ask: text, answer: text })).min(3),
  /** Something to do afterwards. */
  activity: text,
});

export type Front = z.infer<typeof FRONT>;
