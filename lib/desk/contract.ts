import { z } from 'zod';
import { DESK_STAGES, SET_STAGES } from '@/data/desk/stages';
import { LONGEST_NOTE } from '@/data/limits';
import { caseLine, caseOfEnquiry, caseQuery, schoolAnswer } from './caseContract';
import './jitless';

/** What the browser and the desk's endpoints say to each other. Times are ms since 1970. */

const stage = z.enum(DESK_STAGES);

/** A line of the inbox. */
export const inboxLine = z.object({
  reference: z.string(),
  createdAt: z.number(),
  stage,
  parent: z.string(),
  child: z.string(),
  branch: z.string(),
  grade: z.string(),
  ...caseLine,
});
export type InboxLine = z.infer<typeof inboxLine>;

/**
 * POST /api/desk/enquiries: texts as a form has them, an empty one narrows nothing. In a body, since an
 * address must not tell names and numbers. `q`: what is searched for, in place of a stage. Days are
 * `YYYY-MM-DD`, both included. `known`: the mark of an answer; where that still holds, the next one is
 * `{ unchanged: true }`.
 */
export const inboxQuery = z.object({
  stage,
  q: z.string().max(100),
  city: z.string(),
  branch: z.string(),
  grade: z.string(),
  from: z.string(),
  to: z.string(),
  after: z.string(),
  known: z.string().optional(),
  ...caseQuery,
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/** What it answers. */
export const inboxPage = z.object({
  lines: z.array(inboxLine),
  /** Of all that fit the filter but for its stage. */
  counts: z.partialRecord(stage, z.number()),
  /** Calls whose time has come, whatever the list is narrowed to. */
  dueCalls: z.number(),
  /** Where the next lines begin; null: there are none. */
  next: z.string().nullable(),
  /** Enquiries whose names cannot be searched yet. */
  unindexed: z.number(),
  /** Tells one answer from another. */
  mark: z.string(),
});
export type InboxPage = z.infer<typeof inboxPage>;

/** What an advertisement or a link said of a visit, as names and values. */
const touch = z.record(z.string(), z.string()).nullable();

/** GET /api/desk/enquiries/{reference}. */
export const deskEnquiry = z.object({
  reference: z.string(),
  createdAt: z.number(),
  stage,
  /** Grows with each change at the desk: whoever changes an older one is told so. */
  revision: z.number(),
  /** The stage that can be gone back to; null: nothing was changed, or that was undone already. */
  undo: stage.nullable(),
  /** Whether it was closed as a duplicate of another one: its stage cannot be set then. */
  isMerged: z.boolean(),
  parent: z.string(),
  child: z.string(),
  birthDay: z.string(),
  email: z.string(),
  mobile: z.string(),
  isVerified: z.boolean(),
  branch: z.string(),
  grade: z.string(),
  /** When the parent was first answered. */
  answeredAt: z.number().nullable(),
  consentVersion: z.string(),
  consentAt: z.number(),
  visit: z.object({ slot: z.string(), status: z.enum(['booked', 'cancelled']) }).nullable(),
  first: touch,
  last: touch,
  pages: z.array(z.string()),
  deliveries: z.array(
    z.object({
      status: z.enum(['waiting', 'done', 'follow-up', 'cancelled']),
      attempts: z.number(),
      createdAt: z.number(),
      doneAt: z.number().nullable(),
      nextAt: z.number().nullable(),
      problem: z.string(),
    }),
  ),
  notes: z.array(
    z.object({ id: z.string(), writtenAt: z.number(), who: z.string(), text: z.string() }),
  ),
  ...caseOfEnquiry,
});
export type DeskEnquiry = z.infer<typeof deskEnquiry>;

/** POST /api/desk/enquiries/stage. `undo`: back to the stage before the last change. */
export const stageChange = z.object({
  reference: z.string(),
  revision: z.number(),
  to: z.enum([...SET_STAGES, 'undo']),
});
export type StageChange = z.infer<typeof stageChange>;

/** POST /api/desk/enquiries/note. `id`: made by the browser, so that a note that is sent twice stands once. */
export const newNote = z.object({
  reference: z.string(),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  text: z.string().trim().min(1).max(LONGEST_NOTE),
});
export type NewNote = z.infer<typeof newNote>;

/** What a correction answers. `enquiry`: null where it belongs to a branch of other people now. */
export const correctedEnquiry = z.object({ enquiry: deskEnquiry.nullable(), school: schoolAnswer });
export type CorrectedEnquiry = z.infer<typeof correctedEnquiry>;
