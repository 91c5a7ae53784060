import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For families who need a seat now, in the middle of a school year. */
export const MID_SESSION_ADMISSION: Campaign = {
  slug: 'mid-session-admission',
  title: 'Mid-session admission: a seat this term',
  description:
    'Need a school in the middle of the year? Which grades can still be joined, what happens in the first weeks, what to bring, and a form to ask the branch today.',
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'A school seat in the middle of the year',
      lead: 'Seats fall free all year as families move. Ask now, and the branch looks in your grade.',
      points: [
        'Every grade but 10 and 12, where a seat is free',
        'A teacher finds out where your child stands, without a test',
        'Fees by term on the page of each branch, with the days to pay them',
      ],
      form: { heading: 'Ask for a seat now', text: 'Say which grade your child is in today.' },
      picture: '/pictures/landing/room-for-one-more.svg',
      tag: { name: 'Joining later', detail: 'Between two sessions' },
      facts: [
        { term: 'Grades', detail: 'Pre-Nursery to Grade 9, and Grade 11' },
        { term: 'To enquire', detail: 'The grade, the board and your new area' },
        { term: 'To join', detail: 'Last report card and transfer certificate, from Grade 2' },
      ],
    },
    {
      kind: 'points',
      heading: 'The first month, step by step',
      points: [
        {
          title: 'Before the first day',
          text: 'The class teacher looks at the old notebooks with your child: which chapters are done, which are missing. Uniform and books can follow; a bag and a bottle are enough.',
        },
        {
          title: 'The first week',
          text: 'Timetable, corridors, names. Ask for one classmate to sit next to. It is early for marks, so do not ask for them yet.',
        },
        {
          title: 'The weeks after',
          text: 'Gaps are closed one chapter at a time, at school and a little at home. Ask the teacher which two matter most, and leave the others.',
        },
        {
          title: 'After a month',
          text: 'Meet the class teacher. By now it shows whether your child has friends, can follow the lessons and sleeps well, in this order.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Can we still join?',
      questions: [
        {
          question: 'It is December. Is it too late?',
          answer:
            'For most grades it is not, if a seat is free and you are moving. If you only wish to change school, let your child finish the year and start the new session with everybody.',
        },
        {
          question: 'And in Grades 9 and 11?',
          answer:
            'Sooner is better. The boards register pupils in these two years for the examinations that follow, and after the last date nobody can be added. Ask the branch for the date.',
        },
        {
          question: 'Why not in Grades 10 and 12?',
          answer:
            'The candidates were registered a year before. When a family has to move, the board can agree to a change between two of its schools; ask both schools how.',
        },
        {
          question: 'Do we pay for the whole year?',
          answer:
            'The page of the branch shows what is paid only once and what each term costs. What is due for a term that has begun, ask the branch before you confirm the seat.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The way in',
      lead: 'The same five steps as at the start of the year, only closer together.',
      detail: 'short',
    },
    {
      kind: 'cities',
      heading: 'Which city?',
      lead: 'Open a city to see its branches and to set the form to one of them.',
    },
    {
      kind: 'text',
      heading: 'Where to look on the map',
      paragraphs: [
        'When you arrive in a new city, look for the school and the flat together. Try the way once at school time.',
      ],
      link: { title: 'Find the branch near you', path: PATHS.nearMe },
    },
    {
      kind: 'call-line',
      heading: 'Moving next week?',
      text: 'Call, and have the grade, the board and the new address ready.',
    },
  ],
};
