import { z } from 'zod';
import { deskEnquiry, inboxLine } from './contract';

/** What the browser and the desk's endpoints say to each other of one family. Times are ms since 1970. */

/** GET /api/desk/enquiries/family/{reference}. */
export const deskFamily = z.object({
  /** Other enquiries of the same number or e-mail in this person's branches, newest first. */
  others: z.array(inboxLine),
  /** The duplicates that were closed in favour of this one. */
  merged: z.array(deskEnquiry),
  /** How many more of these are of branches that this person does not answer for. */
  hidden: z.number(),
  /**
   * The enquiry in favour of which this one was closed. `reference`: null where another branch answers it,
   * since whoever has a reference can open the page of the enquiry.
   */
  kept: z.object({ reference: z.string().nullable() }).nullable(),
});
export type DeskFamily = z.infer<typeof deskFamily>;

/** POST /api/desk/enquiries/merge. `revision`: of the one that is closed. */
export const mergeChange = z.object({
  closed: z.string(),
  kept: z.string(),
  revision: z.number(),
});
export type MergeChange = z.infer<typeof mergeChange>;

/** POST /api/desk/enquiries/unmerge, and POST /api/desk/enquiries/retry. */
export const oneReference = z.object({ reference: z.string() });

/** How a delivery stands after somebody had it sent now. */
export const RETRY_OUTCOMES = [
  'delivered',
  'refused',
  'follow-up',
  'waiting',
  'cancelled',
  /** It had arrived before. */
  'arrived',
  /** There was never one. */
  'never',
  /** The parent's login has run out. */
  'no-login',
  /** Somebody at the desk has answered the parent already. */
  'answered',
] as const;
export type RetryOutcome = (typeof RETRY_OUTCOMES)[number];

export const retryAnswer = z.object({ outcome: z.enum(RETRY_OUTCOMES), enquiry: deskEnquiry });
export type RetryAnswer = z.infer<typeof retryAnswer>;

/** POST /api/desk/person/count: rows by table, of the number of an enquiry. */
export const personCounts = z.object({ counts: z.record(z.string(), z.number()) });
export type PersonCounts = z.infer<typeof personCounts>['counts'];

/** POST /api/desk/person/erase. `typed`: the reference once more, as somebody typed it. */
export const eraseRequest = oneReference.extend({ typed: z.string().max(40) });
export type EraseRequest = z.infer<typeof eraseRequest>;

/** What an erasure or a withdrawal answers, as texts of lines. */
export const personDone = z.object({
  /** For the parent. */
  receipt: z.string(),
  /** What is left to do for our people. */
  rest: z.string(),
});
export type PersonDone = z.infer<typeof personDone>;
