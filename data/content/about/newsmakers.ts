import { mailLink } from './mailLink';
import type { AboutPage, SampleEntry } from './part';

/** SAMPLE ENTRIES: no child did these. They show how an achievement is told here. */
export const NEWSMAKER_SAMPLES: readonly SampleEntry[] = [
  {
    isSample: true,
    kind: 'A pupil of Grade 6, on a sports ground',
    title: 'Ran two kilometres without stopping, for the first time',
    text: 'The entry says what was hard (the third lap of five), who helped, and what comes next. No place on a podium is needed to be here.',
    picture: '/pictures/achievements/athletics.svg',
  },
  {
    isSample: true,
    kind: 'Four pupils of Grade 8, robotics',
    title: 'Built a bell for the school gate that a deaf guard can see',
    text: 'For work done together every child is named, in the order of the alphabet, with what each one did.',
    picture: '/pictures/achievements/robotics.svg',
  },
  {
    isSample: true,
    kind: 'A pupil of K2, at home',
    title: 'Read a whole story aloud to her grandmother',
    text: 'Small children appear with their first name only, and with a drawing of theirs in place of a photograph.',
    picture: '/pictures/achievements/choir.svg',
  },
];

const NEWSMAKER_MAIL = mailLink('Newsmaker', [
  'Child’s first name and grade:',
  'Branch:',
  'What happened, when and where:',
  'What was hard about it, in the child’s own words:',
  'Who helped:',
  'A link or a certificate, if there is one:',
  '',
  'I am the parent. My child knows that this is sent and agrees to its being shown: yes / no',
  'Show the first name: yes / no    Show a picture: yes / no',
]);

export const NEWSMAKERS: AboutPage = {
  heading: 'Newsmakers',
  crumb: 'Newsmakers',
  lead: 'A place for what children did: in a match, on a stage, in a kitchen, on a street that needed sweeping.',
  picture: '/pictures/about/newsmakers.svg',
  actions: [{ text: 'Send in an achievement', path: NEWSMAKER_MAIL }],
  parts: [
    {
      id: 'entries',
      kind: 'samples',
      heading: 'How an entry looks',
      lead: 'Three samples. No child of ours did these, and we will not invent one: the first true story could be your child’s.',
      entries: NEWSMAKER_SAMPLES,
    },
    {
      id: 'send',
      kind: 'steps',
      heading: 'How to send one in',
      steps: [
        {
          title: 'Ask your child first',
          text: 'Some children burst with pride, others want to sink into the floor. Both are fine, and only the first kind belongs on a website.',
        },
        {
          title: 'Write to us in five lines',
          text: [
            'The link ',
            { text: 'opens a letter', path: NEWSMAKER_MAIL },
            ' with the questions in it. Write as the child tells it; we do the spelling.',
          ],
        },
        {
          title: 'The branch reads it',
          text: 'The class teacher checks that it happened. A certificate helps and is not needed: a teacher, coach or neighbour who saw it will do.',
        },
        {
          title: 'You see it before anybody else',
          text: 'We send you the text and the picture as they would appear. Nothing is shown until you have said yes.',
        },
      ],
    },
    {
      id: 'what',
      kind: 'points',
      heading: 'What counts',
      lead: 'More than medals. A good entry makes another child think: I could try that.',
      points: [
        {
          title: 'A first time',
          text: 'The first solo on the tabla, the first goal after a season on the bench, the first book read to the end.',
        },
        {
          title: 'Something made',
          text: 'A bird feeder that birds use, an app that finds the lost library book, a quilt, a kite, a comic in two languages.',
        },
        {
          title: 'Something for others',
          text: 'Teaching a younger child to ride a bicycle, counting the trees of a street, cooking for a neighbour who was ill.',
        },
        {
          title: 'A result, told with its road',
          text: 'Places and marks may stand in an entry, after the sentence on how they came about. A mark alone is not a story.',
        },
      ],
    },
    {
      id: 'care',
      kind: 'list',
      heading: 'How we look after the child in the story',
      items: [
        'First name, grade and branch at most. No surname, no birthday, no locality, no bus route.',
        'A picture only if parent and child both agree; a drawing by the child is just as welcome.',
        'No comments and no counters of likes under an entry.',
        'Nothing here is used in an advertisement.',
        [
          'An entry goes when you say so, without a reason and at any age: ',
          {
            text: 'one e-mail',
            path: mailLink('Please remove a newsmaker entry', ['Which entry:']),
          },
          ' is enough.',
        ],
      ],
    },
  ],
};
