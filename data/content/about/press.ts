import { SCHOOL } from '@/data/school';
import { mailLink } from './mailLink';
import type { Part, SampleEntry } from './part';

/** SAMPLE ENTRIES: no paper has printed these. They show what an entry here will tell. */
export const PRESS_SAMPLES: readonly SampleEntry[] = [
  {
    isSample: true,
    kind: 'A city daily, education page',
    title: 'Children measure the way to Neptune, one step at a time',
    text: 'An entry names the paper, the day and the writer, sums the report up in two sentences, and links to it where it can be read without paying.',
  },
  {
    isSample: true,
    kind: 'A local radio station, morning programme',
    title: 'What a four-year-old asks on the first day of nursery',
    text: 'For radio and television it says which teacher was asked, about what, and where the recording can be heard.',
  },
  {
    isSample: true,
    kind: 'A magazine for parents',
    title: 'Choosing a board without the shouting',
    text: 'Reports that find fault with us stand in the same list, with what we have changed since.',
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
  picture: '/pictures/about/press.svg',
  actions: [{ text: 'Write to us about a story', path: PRESS_MAIL }],
  coverage: {
    id: 'coverage',
    kind: 'samples',
    heading: 'In the press',
    lead: 'These three are samples: we would rather show you an honest empty shelf than invent a headline. Real reports take their places as they appear.',
    entries: PRESS_SAMPLES,
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
