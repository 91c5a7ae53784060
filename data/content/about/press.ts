import { SCHOOL } from '@/data/school';
import { mailLink } from './mailLink';
import type { Part, Story } from './part';

export const PRESS_STORIES: readonly Story[] = [
  {
    kind: 'City daily, education page',
    title: 'Children measure the way to Neptune, one step at a time',
    text: 'A report on Go Cosmo 2024: pupils marked the planets along a line of a hundred metres and explained the distances to their parents.',
  },
  {
    kind: 'Local radio, morning programme',
    title: 'What a four-year-old asks on the first day of Nursery',
    text: 'A Nursery teacher of OIS Nigdi speaks about the first two weeks of school and answers the questions of listeners.',
  },
  {
    kind: 'Magazine for parents',
    title: 'CBSE or ICSE: how families choose',
    text: 'Parents of two of our branches tell how they compared the boards. The article criticises that fee sheets are sent only on request; since then every branch sends its sheet with the first call.',
  },
];

const PRESS_MAIL = mailLink('Press: your question in one line', [
  'Name and publication:',
  'Your question:',
  'The branch or city it is about, if any:',
  'Deadline (day and hour):',
  'Number to call back:',
]);

export const PRESS = {
  heading: 'Press coverage',
  crumb: 'Press coverage',
  lead: 'What others write about us, and how a journalist gets an answer with facts in it.',
  picture: {
    src: '/pictures/about/interviewed.svg',
    alt: 'A reporter and a cameraman interview a girl in front of the school; a goat reads the newspaper with its teeth',
  },
  actions: [{ text: 'Write to us about a story', path: PRESS_MAIL }],
  coverage: {
    id: 'coverage',
    kind: 'stories',
    heading: 'In the press',
    lead: 'Reports about our branches, the latest first.',
    stories: PRESS_STORIES,
  } satisfies Part,
  quote: {
    heading: 'Facts you can quote',
    lead: 'Counted from the directory behind this site. Please quote them with the day on which you read them.',
  },
  parts: [
    {
      id: 'reach',
      kind: 'steps',
      heading: 'How a journalist reaches us',
      steps: [
        {
          title: 'Write, with the word Press first',
          text: [
            'To ',
            { text: SCHOOL.email, path: PRESS_MAIL },
            '. The link opens a letter that asks for what we need: the question, the deadline, and the branch it is about.',
          ],
        },
        {
          title: 'For something today, call',
          text: [
            'The main number is on the ',
            { text: 'contact page', path: '/contact-us' },
            '. Say that it is for the press and until when; ask for a name and call that person back.',
          ],
        },
        {
          title: 'About one branch, ask that branch too',
          text: 'A principal knows what happened in the corridor. Name the branch in your letter, and it goes there at once.',
        },
      ],
    },
    {
      id: 'answers',
      kind: 'points',
      heading: 'What we answer, and what we do not',
      points: [
        {
          title: 'Gladly',
          text: 'How admission works and why there is no entrance test; the age for each grade; which board a branch follows and when that was checked; how study pages are made; what a fee sheet contains; how we keep children’s data.',
        },
        {
          title: 'Only with the family’s consent',
          text: 'A child’s name, picture, voice, work or result. We ask the parents in writing, and the child as well. A no needs no reason.',
        },
        {
          title: 'Not at all',
          text: 'Anything about a child’s health, marks, discipline or family, whoever asks and whatever is known already. That a child goes to our school is part of this.',
        },
        {
          title: 'When something went wrong',
          text: 'We say what we know and what we do not know yet. Parents concerned hear from us before a newspaper does.',
        },
      ],
    },
    {
      id: 'campus',
      kind: 'list',
      heading: 'Filming and photographing on a campus',
      lead: 'Agreed with the principal beforehand, never at the gate with children passing.',
      items: [
        'Come with an identity card, sign in at the gate, and stay with the person who receives you.',
        'Show only children whose parents have agreed in writing. The branch tells you who they are.',
        'No names together with faces, and no uniforms with a child’s home or bus stop in view.',
        'No classroom tests, notice boards with lists of names, or sick room.',
        'Show the family the picture of their child before it is printed, if they ask for that.',
      ],
    },
  ] satisfies readonly Part[],
} as const;
