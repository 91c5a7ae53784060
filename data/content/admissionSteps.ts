import { PATHS } from '@/data/routes/paths';

export type AdmissionStep = {
  title: string;
  text: string;
  /** Where the step begins, if it begins on a page. */
  link?: { title: string; path: string };
};

/** The road from the first question to the first school day, the same at every branch. */
export const ADMISSION_STEPS: readonly AdmissionStep[] = [
  {
    title: 'Send an enquiry',
    text: 'Tell us the branch, your child’s date of birth and a number to call. It takes two minutes, costs nothing and binds you to nothing.',
    link: { title: 'Enquiry form', path: PATHS.applicationForm },
  },
  {
    title: 'See the school',
    text: 'Choose a day and a time in the enquiry form, and the tour is booked. Walk through the classrooms, meet a teacher and ask about anything that matters to your family.',
  },
  {
    title: 'Meet your child’s grade',
    text: 'Young children come to play for a while; older ones talk with a teacher, so that we know where to begin. It is not a test, and there is nothing to prepare.',
  },
  {
    title: 'Fill in the application',
    text: 'The branch gives you its application form at the school. Bring the birth certificate, photographs, proof of address and, from Grade 2, the last report card and transfer certificate.',
  },
  {
    title: 'Confirm the seat',
    text: 'The fees stand on the page of the branch, and you receive the sheet of your grade in writing. The seat is yours once the first instalment is paid.',
    link: { title: 'How fees work', path: PATHS.feeStructure },
  },
];
