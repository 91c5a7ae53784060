import { counted } from '@/data/copy/counted';

/** What the page of one enquiry says of who answers it, the next call and corrections. */
export const CASE_COPY = {
  answers: 'Who answers it',
  assignedTo: 'Assigned to',
  nobody: 'Nobody in particular',
  assignToMe: 'Assign to me',
  assign: 'Assign',
  assigned: 'Saved.',
  nextCall: 'Next call',
  noCall: 'None is planned.',
  callDue: 'Due now',
  plan: 'Plan a call',
  change: 'Change the time',
  done: 'The call is made',
  callDone: 'Saved. No call is planned any more.',
  callTime: 'Day and time of the call',
  callTimeHint: 'In Indian time.',
  callReason: 'What for (optional)',
  save: 'Save the call',
  callSaved: 'Saved. The inbox reminds you.',
  cancel: 'Cancel',
  correct: 'Correct',
  correctHow:
    'For what the parent has told you. What stood here before stays readable for your colleagues.',
  mobileHint:
    'A corrected number counts as not confirmed, and what waits for the school system with the old one is not sent any more.',
  birthHint: 'As in the birth certificate.',
  saveCorrection: 'Save the correction',
  handOver: (branch: string) =>
    `${branch} is not one of your branches. After saving, its people answer this enquiry, and you do not see it any more.`,
  handsOver: (branch: string) => `Yes, hand it over to ${branch}`,
  visitStays:
    'The campus visit that is booked stays at the branch of before: please tell the parent to book another one.',
  handedOver: 'Saved. The people of the other branch answer this enquiry now.',
  loading: 'Loading the form …',
  notLoaded: 'The form could not be loaded. Please check your connection and try again.',
  corrections: 'What was corrected',
  before: 'Before',
  none: 'nothing',
} as const;

/** What becomes of a correction at the school system. */
export const SCHOOL_ANSWERS = {
  again: 'Saved. The school system is sent the enquiry as it is now.',
  'by-hand': 'Saved here. Please correct it in the school system by hand: it cannot be sent there.',
  none: 'Saved.',
} as const;

/** How many calls wait. */
export const dueCallsNotice = (calls: number): string =>
  `${counted(calls, 'call is', 'calls are')} due.`;
