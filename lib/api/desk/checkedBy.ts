import type { z } from 'zod';

/** Turns an answer into what a schema says, or null where it has another shape. */
export const checkedBy =
  <T>(schema: z.ZodType<T>) =>
  (answer: unknown): T | null =>
    schema.safeParse(answer).data ?? null;
