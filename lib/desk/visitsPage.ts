import { z } from 'zod';
import type { ListedVisit } from '@/lib/visits/listedVisit';
import './jitless';

/**
 * What the visits are narrowed to, as a form has it: the number of a branch, and days `YYYY-MM-DD`, both
 * included. Empty: all of them; without both days, from today on.
 */
export const visitsQuery = z.object({ branch: z.string(), from: z.string(), to: z.string() });
export type VisitsQuery = z.infer<typeof visitsQuery>;

/** The list for the gate. */
export type VisitsPage = {
  /** As it was understood. */
  query: VisitsQuery;
  branches: { value: string; label: string }[];
  visits: ListedVisit[];
  /** Whether there are more than are shown. */
  hasMore: boolean;
};
