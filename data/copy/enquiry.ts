import { ADMISSION_SESSION } from '@/data/school';

/** What the form says of a missing or wrong field (specification section 5), by the field's name. */
export const ENQUIRY_MESSAGES = {
  parent_name: 'Parent name is required.',
  child_name: 'Child name is required.',
  email: 'Invalid Email!',
  date_of_birth: 'Date of birth is required.',
  city: 'Please select a City.',
  branch: 'Please select a branch.',
  grade: 'Please select a Session Year.',
} as const;

/** The accessible names of the fields, which tests rely on (design section 4). */
export const ENQUIRY_LABELS = {
  parent_name: 'Parent name',
  child_name: 'Child name',
  email: 'Email',
  date_of_birth: 'Date of birth',
  city: 'City',
  branch: 'Branch',
  grade: 'Session Year',
  mobile: 'Mobile number',
} as const;

/** What the lists show while nothing is chosen. */
export const ENQUIRY_PLACEHOLDERS = {
  city: 'Please select a City',
  branch: 'Please select a branch',
  grade: 'Please select a Session Year',
} as const;

/** Over the classes of the list, where the branch of the page is not the one in the form. */
export const CLASS_GROUPS = {
  at: (branch: string) => `At ${branch}`,
  notAt: (branch: string) => `Not at ${branch}`,
} as const;

export const ENQUIRY_HINTS = {
  email: 'Optional. Give it if you would like our answer in writing.',
  date_of_birth: 'Your child’s. It tells us the class for the age.',
  cityAndBranch:
    'Please choose the city and one of its branches: the list names the city above them.',
  grade: `The class you would like in ${ADMISSION_SESSION.label}.`,
  mobile: '10 digits, without +91. We call you on it.',
} as const;

/** In their place where a page is not about admission, by the field's name. */
export const OTHER_HINTS: Readonly<Partial<Record<keyof typeof ENQUIRY_LABELS, string>>> = {
  date_of_birth: 'Your child’s. It tells us which group fits the age.',
  grade: 'The class your child is in now.',
};

export const ENQUIRY_STATES = {
  open: 'Enquire Now',
  submit: 'Submit',
  sending: 'Sending your enquiry…',
  delivered: 'Thank you. The admissions team has your enquiry.',
  saved: 'Thank you. We have saved your enquiry and will call you.',
  reference: 'Your reference',
  follow: 'Track my enquiry',
  confirm: 'Confirm your mobile number',
  confirmWhy: 'One step helps us to help you sooner: a code by SMS shows that the number is yours.',
  confirmed: 'Your number is confirmed. Sending your enquiry to the branch…',
  sendAgain: 'Send it to the branch again',
  welcome: 'Welcome',
} as const;

/** What the thanks say of the enquiry, beside its reference. */
export const ENQUIRY_FACTS = {
  branch: 'Branch',
  className: 'Class',
  caller: 'Who calls you',
  callerOf: (branch: string) => `The admissions team of ${branch}`,
  callTo: 'On the number',
  confirmedNumber: 'The one that you logged in with',
  when: 'When',
} as const;
