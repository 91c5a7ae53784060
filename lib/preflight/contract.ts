// Settles how zod checks before the first schema is made.
import '@/lib/desk/contract';
import { z } from 'zod';
import { COLUMNS } from './columns';
import type { SizeName } from './visitors';

/** What the browser and the desk's endpoints say to each other of a check. Times are ms since 1970. */

/** POST /api/desk/preflight: a path, or what somebody has typed for one. */
export const preflightQuestion = z.object({ path: z.string().max(500) });

const cell = z.object({ found: z.string(), expected: z.string().nullable() });

/** What a check found: visits that found the same are one row. */
export const preflightResult = z.object({
  visits: z.number(),
  rows: z.array(
    z.object({
      path: z.string(),
      as: z.string(),
      cells: z.record(z.enum(COLUMNS), cell.nullable()),
    }),
  ),
});
export type PreflightResult = z.infer<typeof preflightResult>;

/** The last check of a page. */
export const preflightRun = z.object({
  id: z.string(),
  path: z.string(),
  askedAt: z.number(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'no-browser']),
  /** Visits that are done, of so many. */
  done: z.number(),
  of: z.number(),
  doneAt: z.number().nullable(),
  /** Why it failed, in a sentence. */
  problem: z.string().nullable(),
  result: preflightResult.nullable(),
});
export type PreflightRun = z.infer<typeof preflightRun>;

/** GET /api/desk/preflight/run?path=…; `run`: null where the page was never checked. */
export const preflightAnswer = z.object({ run: preflightRun.nullable() });

/** Where the picture of a page is that a check has taken. */
export const preflightPicture = (run: string, size: SizeName): string =>
  `/api/desk/preflight/picture?run=${run}&size=${size}`;

/** Whether a check is still going on. */
export const isUnderWay = ({ state }: Pick<PreflightRun, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
