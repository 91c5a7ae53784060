import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For families on the move: a new posting, a new city, another board. */
export const TRANSFER_ADMISSION: Campaign = {
  slug: 'transfer-admission',
  title: 'School transfer: join without losing a year',
  description:
    'Moving to a new city? How a child changes school with us: which grades, which documents, what the boards ask for in Grades 9 to 12, and a form for a seat.',
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'Moving city? Keep the school year',
      lead: 'Name the grade and the new neighbourhood. The branch there tells you whether it has a seat.',
      points: [
        'Up to Grade 8 a child can join in any month, where a seat is free',
        'Between our branches of one board, lessons go on where they stopped',
        'You can enquire before the transfer certificate is issued',
      ],
      form: { heading: 'Ask the new branch', text: 'It calls you before you pack.' },
      picture: '/pictures/school-gate.svg',
      tag: { name: 'Transfers', detail: 'Between cities, schools and boards' },
      facts: [
        { term: 'Any month', detail: 'Pre-Nursery to Grade 8' },
        { term: 'Best in the first weeks', detail: 'Grades 9 and 11' },
        { term: 'Only if you move', detail: 'Grades 10 and 12' },
        { term: 'To enquire', detail: 'No papers needed' },
      ],
    },
    {
      kind: 'points',
      heading: 'What can be done, grade by grade',
      points: [
        {
          title: 'Pre-Nursery to Grade 1',
          text: 'The simplest of all moves: the birth certificate and a free seat. The teacher tells you after the first week how your child has settled.',
        },
        {
          title: 'Grades 2 to 8',
          text: 'Bring the last report card, and the transfer certificate once the seat is agreed. A teacher looks with your child at what the class has done, and notes the gaps to close.',
        },
        {
          title: 'Grade 9 and Grade 11',
          text: 'Come in the first weeks of the session. The boards register pupils during these years for the examination that follows, and a late change is hard to register.',
        },
        {
          title: 'Grade 10 and Grade 12',
          text: 'Only when a family moves, within the same board, and with the board’s consent. Ask both schools before you give notice of anything.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents for the new school',
      lead: 'Keep them with you when you move. A certificate from another state may need a counter-signature of the education office there.',
    },
    {
      kind: 'questions',
      heading: 'Questions from families on the move',
      questions: [
        {
          question: 'The old school gives the certificate only after we leave. Can we still apply?',
          answer:
            'Yes. Send the enquiry, visit, and let the child meet the grade. The transfer certificate is needed to finish the admission, not to begin it.',
        },
        {
          question: 'We change from ICSE to CBSE, or the other way.',
          answer:
            'Before Grade 9 it is a matter of a few topics and of getting used to other textbooks. Grades 9 and 10 form one course under each board, so plan the change before they start.',
        },
        {
          question: 'Our second language is not taught in the new state.',
          answer:
            'The page of each branch names its second and third languages. Tell the branch which ones your child has learnt and for how long. The board and the state have rules about it, and the branch says what applies to your grade.',
        },
        {
          question: 'Are the fees paid so far counted?',
          answer:
            'Each branch has its own fees, which stand on its page. If you come from another branch of ours, ask both offices what is returned here and what is due there, and have it in writing.',
        },
      ],
    },
    {
      kind: 'cities',
      heading: 'Where are you moving to?',
      lead: 'The branches of each city, with their boards and grades.',
    },
    {
      kind: 'text',
      heading: 'The first week',
      paragraphs: [
        'A child who changes school leaves friends behind. Ask the class teacher for a classmate who shows the way to the library and the water tap, and which chapters to revise at home.',
      ],
      link: { title: 'All about admission', path: PATHS.admissions },
    },
    {
      kind: 'call-line',
      heading: 'On short notice?',
      text: 'Call with the grade, the board and the date of the move. We look for the branch with you.',
    },
  ],
};
