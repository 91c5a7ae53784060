import { z } from 'zod';

/** One measured number (or word) beside what it has to be. */
const FIGURE = z.object({
  what: z.string(),
  value: z.union([z.number(), z.string()]),
  /** `ms`, `s`, `kB`, `requests/s`; nothing for a count. */
  unit: z.string().optional(),
  /** In words: `at most 3`, `0`, `exactly 5,000`. Absent: for information only. */
  bound: z.string().optional(),
  passes: z.boolean(),
});
export type Figure = z.infer<typeof FIGURE>;

const OUTCOME = z.object({
  name: z.string(),
  promise: z.string(),
  seconds: z.number(),
  figures: z.array(FIGURE),
  /** Why it was skipped, could not be measured, or not to its end. */
  problem: z.string().nullable(),
  /** What was skipped has neither passed nor failed. */
  verdict: z.enum(['passed', 'failed', 'skipped']),
});
export type Outcome = z.infer<typeof OUTCOME>;
export type Verdict = Outcome['verdict'];

/** The report of a run: test-results/reliability.json. */
export const REPORT = z.object({ outcomes: z.array(OUTCOME) });
