import { z } from 'zod';
import './jitless';

/**
 * What the desk adds to an enquiry: who answers it, when its parent is called next, what was put right
 * in it. Parts of what contract.ts says. Times are ms since 1970.
 */

/** How the inbox may be narrowed by it. */
export const caseQuery = {
  /** One that occurs: see `sourceOf`. */
  source: z.string().max(60).default(''),
  assigned: z.enum(['', 'me', 'nobody']).default(''),
  /** `due`: the planned calls, of all stages, in place of a stage. */
  calls: z.enum(['', 'due']).default(''),
};

/** What a line of the inbox has of it. */
export const caseLine = {
  /** Who answers it, as colleagues read it; null: nobody in particular. */
  assigned: z.string().nullable(),
  nextCall: z.number().nullable(),
};

const colleague = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** Texts of the form by the names of its fields. */
const fieldTexts = z.record(z.string(), z.string());

const correction = z.object({
  id: z.string(),
  correctedAt: z.number(),
  who: z.string(),
  /** What stood there before, as people read it, of the fields that were corrected. */
  before: fieldTexts,
});
export type Correction = z.infer<typeof correction>;

/** What one enquiry has of it. */
export const caseOfEnquiry = {
  assigned: colleague.nullable(),
  /** The id of whoever reads it, and the branches of this person; null: every branch. */
  me: z.string(),
  ownBranches: z.array(z.number()).nullable(),
  /** Who may answer enquiries of its branch; whoever reads it comes first. */
  colleagues: z.array(colleague),
  nextCall: z.object({ at: z.number(), reason: z.string() }).nullable(),
  /** The form as it stands now: city as a slug, branch and class as numbers. */
  written: fieldTexts,
  /** Tells one state of the form from another. */
  mark: z.string(),
  corrections: z.array(correction),
};

const changed = { reference: z.string(), revision: z.number() };

/** POST /api/desk/enquiries/assign. `to`: id of a colleague; null: nobody. */
export const assignment = z.object({ ...changed, to: z.string().max(40).nullable() });
export type Assignment = z.infer<typeof assignment>;

/** The longest reason of a call, in characters. */
export const LONGEST_REASON = 200;

/** POST /api/desk/enquiries/call. `at`: `2026-12-01T16:30`, in Indian time; null: no call is planned any more. */
export const plannedCall = z.object({
  ...changed,
  at: z.string().max(30).nullable(),
  reason: z.string().trim().max(LONGEST_REASON),
});
export type PlannedCall = z.infer<typeof plannedCall>;

/** POST /api/desk/enquiries/correct. */
export const correctedForm = z.object({
  ...changed,
  mark: z.string(),
  fields: z.record(z.string().max(40), z.string().max(400)),
  /** Whether it may go to a branch that this person does not answer for. */
  handsOver: z.boolean(),
});
export type CorrectedForm = z.infer<typeof correctedForm>;

/**
 * What becomes of a corrected enquiry at the school system. `again`: it is sent as it is now. `by-hand`:
 * it has it as it was, or cannot be sent it. `none`: it was never sent there.
 */
export const schoolAnswer = z.enum(['again', 'by-hand', 'none']);
export type SchoolAnswer = z.infer<typeof schoolAnswer>;
