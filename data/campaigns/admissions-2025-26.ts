import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For every family that asks whether admission is still open. */
export const ADMISSIONS_2025_26: Campaign = {
  slug: 'admissions-2025-26',
  title: 'Admissions 2025-26: start with one enquiry',
  description:
    'Admissions 2025-26 are open from Pre-Nursery to Grade 12. Name a branch and your child’s date of birth, and its admissions team calls you with the answers.',
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'Admissions 2025-26 are open',
      lead: 'Send your child’s date of birth, and the branch tells you the grade and whether it has a seat.',
      points: [
        'No entrance test: young children come to play, older ones talk with a teacher',
        'CBSE or ICSE, and one board for all grades of a branch',
        'The fees of each stage on the page of the branch, with the first-year total',
        'A reference at once, with which you can follow your enquiry',
      ],
      form: { heading: 'Ask for a seat', text: 'Two minutes, and it binds you to nothing.' },
      picture: '/pictures/admissions.svg',
      tag: { name: 'Session 2025-26', detail: 'Pre-Nursery to Grade 12' },
      facts: [
        { term: 'For', detail: 'Every grade from Pre-Nursery to Grade 12' },
        { term: 'Ages counted on', detail: `${SCHOOL_AGE_DAY}, or the day of the state` },
        { term: 'To enquire', detail: 'A birthday, a branch and a number to call' },
        { term: 'Boards', detail: 'CBSE and ICSE' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five steps to a seat',
      lead: 'The same at every branch, whichever grade your child enters.',
      detail: 'full',
    },
    {
      kind: 'stages',
      heading: 'Which grade is it?',
      lead: `We count the years completed on ${SCHOOL_AGE_DAY}. Some states set another day: ${OTHER_AGE_DAYS}.`,
      stages: ['pre-primary', 'primary', 'middle', 'secondary', 'senior-secondary'],
    },
    {
      kind: 'cities',
      heading: 'Choose your city',
      lead: 'Each page lists the branches there, their boards and their grades.',
    },
    {
      kind: 'documents',
      heading: 'Papers to look for today',
      lead: 'Nobody needs them to enquire. They are for the application, a few weeks later.',
    },
    {
      kind: 'questions',
      heading: 'Before you send it',
      questions: [
        {
          question: 'Are there still seats?',
          answer:
            'It depends on the branch and the grade, and it changes through the year as families move. Only the branch knows today’s answer, so ask it: that is what the form is for.',
        },
        {
          question: 'I am not sure about the branch yet.',
          answer:
            'Choose the one that is nearest to home. Its team can tell you about the others in the city, and you can send a second enquiry for another branch.',
        },
        {
          question: 'Will you call me again and again?',
          answer:
            'The admissions team calls the number that you give about this enquiry. If you no longer want that, say so on the call or write to us, and it stops.',
        },
        {
          question: 'My child is in another school now. What about the year in progress?',
          answer:
            'For the new session a child finishes the year where it is. If you have to move earlier, ask for the present session as well: outside Grades 10 and 12 that is possible where a seat is free.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Compare before you decide',
      paragraphs: [
        'Look at two or three schools, ours among them, on a working day. Write class size, school hours and the first-year total side by side; ours stand on the page of each branch. Then ask all of them the same about their teachers.',
      ],
      link: { title: 'How our fees are made up', path: PATHS.feeStructure },
    },
    {
      kind: 'call-line',
      heading: 'Would you rather ask a person?',
      text: 'Tell us your city and your child’s birthday; that is enough to begin.',
    },
  ],
};
