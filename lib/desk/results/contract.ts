import { z } from 'zod';
import { COUNT_KINDS, COUNT_SOURCES } from '@/data/counts';
import '@/lib/desk/jitless';

/** What the browser and the desk's endpoints say to each other of what campaigns brought. */

const source = z.enum(COUNT_SOURCES);

/** How often each kind was counted. */
const figures = z.record(z.enum(COUNT_KINDS), z.number());
export type Figures = z.infer<typeof figures>;

/**
 * POST /api/desk/results: texts as a form has them, an empty one narrows nothing. `campaign`: as
 * `campaignOf` names it. Days are `YYYY-MM-DD`, both included, and have to be there.
 */
export const resultsQuery = z.object({
  campaign: z.string().max(100),
  source: z.string().max(20),
  from: z.string(),
  to: z.string(),
});
export type ResultsQuery = z.infer<typeof resultsQuery>;

const spend = z.object({
  id: z.string(),
  campaign: z.string(),
  /** Null: of all sources together. */
  source: source.nullable(),
  from: z.string(),
  to: z.string(),
  paise: z.number(),
  who: z.string(),
  /** Ms since 1970. */
  enteredAt: z.number(),
});
export type Spend = z.infer<typeof spend>;

/** What it answers. */
export const results = z.object({
  /** Every landing page that something was counted of, by its path. */
  pages: z.array(z.object({ path: z.string(), figures })),
  sources: z.array(z.object({ source, figures })),
  /** Every day that was asked for, in order. */
  days: z.array(z.object({ day: z.string(), figures })),
  /** What was spent on some of these days. */
  spends: z.array(spend),
  /** Campaigns of these days, whatever the results are narrowed to. */
  campaigns: z.array(z.string()),
});
export type Results = z.infer<typeof results>;

/** POST /api/desk/results/export: what is shown, or each day, page and source in a line of its own. */
export const resultsExport = resultsQuery.extend({ of: z.enum(['campaigns', 'days']) });

/**
 * POST /api/desk/results/spend. `id`: made by the browser, so that what is sent twice is spent once.
 * `rupees`: as somebody types them.
 */
export const newSpend = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  campaign: z.string().max(100),
  source: z.string().max(20),
  from: z.string(),
  to: z.string(),
  rupees: z.string().max(40),
});
export type NewSpend = z.infer<typeof newSpend>;

/** POST /api/desk/results/spend/remove. */
export const spendRemoval = z.object({ id: z.string().max(40) });
