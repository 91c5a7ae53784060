import { mailLink } from './mailLink';
import type { AboutPage, Story } from './part';

export const NEWSMAKER_STORIES: readonly Story[] = [
  {
    kind: 'Tara, Grade 6, OIS Jalahalli',
    title: 'Ran two kilometres without stopping, for the first time',
    text: 'Five laps of the school ground. The third lap was the hardest, and a friend ran it beside her. Next term she wants to run three kilometres.',
    picture: '/pictures/achievements/athletics.svg',
  },
  {
    kind: 'Four pupils of Grade 8, OIS Nigdi',
    title: 'Built a light for the school gate that a deaf guard can see',
    text: 'Anand, Ira, Kunal and Sneha wired a lamp to the bell of the gate in the robotics club. Ira drew the circuit, Kunal soldered it, Anand wrote the program and Sneha tested it with the guard.',
    picture: '/pictures/achievements/robotics.svg',
  },
  {
    kind: 'Meenu, K2, OIS Nipania',
    title: 'Read a whole story aloud to her grandmother',
    text: 'Eight pages in Hindi, on one evening. Her grandmother asked for the next book, and they chose it together in the class library.',
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
  lead: 'What children of our branches have done, in sport, on stage, at home and for others.',
  picture: {
    src: '/pictures/about/biggest-cup.svg',
    alt: 'A child looks out of a golden cup larger than the photographer, while friends cheer',
  },
  actions: [{ text: 'Send in an achievement', path: NEWSMAKER_MAIL }],
  parts: [
    {
      id: 'entries',
      kind: 'stories',
      heading: 'What children did',
      lead: 'Shown with the consent of the parents and the children.',
      stories: NEWSMAKER_STORIES,
    },
    {
      id: 'send',
      kind: 'steps',
      heading: 'How to send one in',
      steps: [
        {
          title: 'Ask your child first',
          text: 'Some children like to be seen, others do not. Please send an entry only if your child wants it to be shown.',
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
      lead: 'Not only medals. These count too.',
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
          title: 'A result, and how it came about',
          text: 'Places and marks may stand in an entry, together with a sentence on how they came about.',
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
