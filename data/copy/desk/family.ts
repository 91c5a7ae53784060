import { counted } from '@/data/copy/counted';

/** What the desk says of several enquiries of one family. */
export const DESK_FAMILY_COPY = {
  others: (count: number) => `${counted(count, 'more enquiry', 'more enquiries')} of this family`,
  why: 'They have the same number or e-mail. Two children of one family are two enquiries, and are answered each by itself: compare before you merge. The site never merges by itself.',
  compare: 'Compare side by side',
  merged: (count: number) => `${counted(count, 'duplicate')} of this enquiry`,
  mergedWhy:
    'Closed, since this enquiry goes on in their place. Nothing was deleted: what was noted and sent stands here.',
  hidden: (count: number) =>
    `${counted(count, 'more duplicate is', 'more duplicates are')} of branches that you do not answer for.`,
  duplicate: 'This is a duplicate',
  goesOnIn: 'It is closed, and goes on under',
  ofOtherBranch: 'an enquiry of a branch that you do not answer for',
  parentReads:
    'The parent still finds it by its reference, and reads there how the other one stands.',
  separate: (reference: string) => `Undo: ${reference} is no duplicate`,
  separated: 'It stands where it stood before.',
  isDuplicate:
    'This enquiry is closed as a duplicate of another one. Undo that first to set a stage here.',
  withdrawn:
    'The consent of the enquiry that would go on was withdrawn, so nobody may call. Please keep the other one.',
  failed: 'What else this family has sent cannot be read just now:',
  again: 'Try again',
} as const;

/** The page that shows two enquiries side by side. */
export const DESK_MERGE_COPY = {
  title: 'Two enquiries side by side',
  intro:
    'Look at the fields that are marked. If both are about the same child, choose the one that goes on. The other is closed as its duplicate: nothing is deleted, its notes and what was sent stand with the one that goes on, and you can undo it there.',
  otherChild:
    'The child is not the same in both. Two children of one family are no duplicates: leave both open.',
  loading: 'Reading both enquiries …',
  again: 'Try again',
  back: (reference: string) => `Back to ${reference}`,
  field: 'Field',
  differs: 'Differs',
  notes: 'Notes',
  delivery: 'School system',
  noDelivery: 'Never sent',
  confirmed: 'Number confirmed',
  yes: 'Yes',
  no: 'No',
  choose: 'Which one goes on?',
  keep: (kept: string, closed: string) => `Go on with ${kept}, close ${closed}`,
  merging: 'Closing the duplicate …',
  closedAlready: (reference: string) =>
    `${reference} cannot be merged: it is a duplicate already, or its consent was withdrawn.`,
} as const;
