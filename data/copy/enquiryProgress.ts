import { OFFICE_HOURS } from '@/data/school';

/** What the page of an enquiry says, and the parent's own list. */
export const PROGRESS_COPY = {
  title: 'Your enquiry',
  description: 'How an admission enquiry stands, by its reference.',
  reference: 'Reference',
  keepIt: 'Please keep it: with it we find your enquiry at once when you call or write.',
  branch: 'Branch',
  className: 'Class',
  steps: 'Status',
  nextTitle: 'What happens next',
  questions: 'Questions? Call us or write to us, and give the reference:',
  documents: 'Documents to have ready',
  allEnquiries: 'See all my enquiries',
} as const;

/** The page that finds an enquiry by its reference, and what stands in place of a wrong one. */
export const TRACK_COPY = {
  title: 'Track my enquiry',
  description: 'Find your admission enquiry by its reference and read how it stands.',
  intro: 'Type the reference of your enquiry. It was shown when you sent the form.',
  field: 'Reference',
  hint: (example: string) => `It looks like ${example}. Small letters and spaces are fine.`,
  button: 'Track my enquiry',
  wrong: 'We do not know this reference',
  wrongText: 'Please compare it with the one that the form showed you, and type it again.',
  limited: 'Please wait before you look up a reference',
  limitedText: (minutes: number) =>
    `Many references that we do not know were tried from your internet connection, by you or by somebody who shares it. So for about ${minutes} minutes we look up none from there. Your enquiry is safe with us.`,
  limitedWay: 'You need not wait if you log in with the mobile number of the enquiry:',
  lost: 'You do not have it any more? Log in with the mobile number of the enquiry:',
  call: 'Or call us, we find the enquiry by your number:',
} as const;

/** A heading and a sentence for each stage, in their order. */
export const STAGE_COPY = {
  received: { title: 'Received', text: 'Your enquiry is saved with us.' },
  sent: {
    title: 'Sent to the admissions team',
    text: 'The admissions team of the branch has the details.',
  },
  'in-touch': { title: 'In touch', text: 'A person from the admissions team has called.' },
} as const;

/** In place of a stage. */
export const WITHDRAWN_TITLE = 'Consent withdrawn';

/** How a step of the way stands, for those who cannot see its mark. */
export const STEP_STATE_COPY = { done: 'Done', 'to-come': 'Still to come' } as const;

/** What follows each stage. */
export const NEXT_COPY = {
  received: `The admissions team of the branch calls you on the number that you gave, from ${OFFICE_HOURS}. Have your questions ready.`,
  sent: `The branch calls you, from ${OFFICE_HOURS}, to answer your questions and to tell you whether the class has a seat.`,
  'in-touch': 'The branch tells you what to bring and when. Call us if you have not heard since.',
  withdrawn:
    'You have withdrawn your consent: we send this enquiry nowhere any more and do not call. To enquire anew, send the form again.',
  together:
    'You have sent us more than one enquiry. We answer them together, so that you are called once.',
  withoutNumber: 'You gave no mobile number, so we cannot call you. Please call us or write to us.',
} as const;

export const OWN_ENQUIRIES_COPY = {
  title: 'My enquiries',
  description: 'The admission enquiries that you have sent with your confirmed mobile number.',
  intro: 'What you have sent with your confirmed mobile number, newest first.',
  loading: 'Looking for your enquiries…',
  none: 'There is no enquiry from this number yet.',
  enquire: 'Send an enquiry',
  again: 'Try again',
  withoutScript: 'This page needs JavaScript, which is off in this browser. Please call us:',
} as const;

export const CHECK_COPY = {
  title: 'Check your enquiry',
  description: 'Put the marked details right and send the enquiry again.',
  heading: 'Please check these details',
  text: 'Nothing has been lost. Put the marked details right and send the form again.',
} as const;
