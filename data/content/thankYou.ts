import { PATHS } from '@/data/routes/paths';
import { OFFICE_HOURS, SCHOOL } from '@/data/school';

/** What follows an enquiry: for those who have just sent one, and for those who wonder. */
export const THANK_YOU = {
  heading: 'Thank you. This is what happens next',
  lead: 'An enquiry just sent is saved with us.',
  follow: 'Track my enquiry',
  another: 'Send an enquiry',
  next: {
    heading: 'From the enquiry to the first visit',
    lead: 'Four steps, and you can stop after any of them.',
    steps: [
      {
        title: 'You have a reference',
        text: `The form showed it as soon as the enquiry was saved. It begins with ${SCHOOL.shortName} and holds nothing about you or your child. Keep it: with it we find your enquiry at once when you call or write.`,
      },
      {
        title: 'You confirm your number',
        text: 'A code by SMS shows that the number is yours. If you skipped it, nothing is lost: the admissions team has your enquiry all the same, and confirming only helps it to answer sooner.',
      },
      {
        title: 'The branch calls you',
        text: `A person from the admissions team of the branch that you chose calls the number you gave. The teams call from ${OFFICE_HOURS}. If your matter is urgent, please call us.`,
      },
      {
        title: 'You see the school',
        text: 'If you have not chosen a time yet, “Track my enquiry” offers them. You walk through the classrooms, meet a teacher and ask whatever matters to your family. Bring your child along.',
      },
    ],
  },
  followUp: {
    heading: 'Track your enquiry',
    text: 'Log in with your mobile number and a code by SMS, and you see every enquiry that you have sent from it: received, sent to the admissions team, in touch. “Track my enquiry” shows the same without a login, by the reference.',
    link: { title: 'My enquiries', path: PATHS.myEnquiries },
    call: 'Or call us and give the reference:',
    write: 'Or write to us:',
  },
  prepare: {
    heading: 'What to have at hand',
    lead: 'For the call, nothing but your questions. For the application later, these documents.',
    questionsHeading: 'Worth asking when the branch calls',
    questions: [
      'Is there a seat in my child’s class now, or a waiting list?',
      'At which corner of our locality does the bus stop, and at what time?',
      'Who would be my child’s class teacher, and may we meet?',
      'How will you tell us in the first weeks how our child is doing?',
      'What do books and uniform for this class cost, beside the fees on your page?',
    ],
    documentsHeading: 'Documents for the application',
  },
  meanwhile: {
    heading: 'While you wait',
    links: [
      {
        title: 'Branches near you',
        text: 'Compare the one you chose with its neighbours.',
        path: PATHS.nearMe,
      },
      {
        title: 'How fees work',
        text: 'Each line of a fee sheet, and what to ask.',
        path: PATHS.feeStructure,
      },
      {
        title: 'Ages, steps and documents',
        text: 'The class for every birthday.',
        path: PATHS.admissions,
      },
      {
        title: 'Day schools by city',
        text: 'Every branch with the areas it serves.',
        path: PATHS.daySchool,
      },
    ],
  },
  enquiry: {
    heading: 'No enquiry yet, or another child?',
    text: 'Each child has an enquiry and a reference of its own.',
  },
} as const;
