import { PATHS } from '@/data/routes/paths';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import type { ProgramText } from './program';

export const PRE_PRIMARY: ProgramText = {
  heading: 'Pre-primary: where school begins',
  name: 'Pre-primary',
  lead: 'Pre-Nursery to K2: sand, stories, songs, first letters and first numbers. The classes end before lunch.',
  picture: {
    src: '/pictures/programs/pre-primary-blocks.svg',
    alt: 'Four small children build a tower of blocks taller than they are; a cat already sits on top, and one child wears the bucket as a hat',
  },
  blocks: [
    {
      kind: 'ages',
      heading: 'How old, for which class',
      lead: 'Each branch starts with the youngest class that it has room for, so fewer of them teach Pre-Nursery than Nursery.',
      stages: ['pre-primary'],
    },
    {
      kind: 'table',
      heading: 'A morning, part by part',
      lead: 'The page of your branch has its hours; the order hardly changes, since small children feel safe when they know what comes next.',
      caption: 'A morning in Nursery',
      columns: ['Part', 'What you would see', 'What it is good for'],
      rows: [
        [
          'Arrival',
          'Free play at low tables, a hand to hold for whoever needs one',
          'Letting go of a parent at one’s own pace',
        ],
        [
          'Circle',
          'The date, the weather, a song with gestures, who is missing',
          'Listening, taking turns, the names of the others',
        ],
        [
          'Corners',
          'Blocks, beads, water, a shop with real scales; groups of five or six',
          'Fingers that will write, words that will be read',
        ],
        [
          'Snack',
          'Hands washed, boxes opened, fruit shared',
          'Doing things without an adult’s hands',
        ],
        ['Outdoors', 'Sand, balance, balls, a garden to water', 'Balance, courage, appetite'],
        [
          'Story',
          'One picture book, read twice, acted out once',
          'The love of books, and longer sentences',
        ],
        [
          'Home time',
          'Shoes, bags, a song; a word at the gate',
          'The feeling that the day has an end',
        ],
      ],
    },
    {
      kind: 'points',
      heading: 'What looks like play',
      lead: 'Ask a child what they did today and you will hear “nothing” or “we played”. Here is what it was.',
      points: [
        {
          title: 'Pouring water',
          text: 'From jug to cup without a puddle: the eye guides the hand, and more and less get a meaning long before any sum.',
        },
        {
          title: 'Threading beads',
          text: 'Red, red, yellow, red, red: a pattern is the beginning of algebra, and the grip is the one that holds a pencil.',
        },
        {
          title: 'Playing shop',
          text: 'Price, change, please and thank you. A shopkeeper of four speaks in whole sentences without being asked to.',
        },
        {
          title: 'Rhymes',
          text: 'A child who hears that cat and hat end alike has found out that words are made of sounds. Reading rests on this.',
        },
        {
          title: 'Sorting leaves',
          text: 'By size, by colour, by edge: putting things in order, and arguing about it, is science.',
        },
        {
          title: 'Waiting for the swing',
          text: 'Children practise it every day in games and at the tap.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The first week',
      lead: 'Some children wave and run off; others need days. Both are fine.',
      steps: [
        {
          title: 'Before it begins',
          text: 'Walk past the gate a few times, and say who will fetch. Practise the water bottle and the shoes. Do not promise that nobody will cry.',
        },
        {
          title: 'A short day, together',
          text: 'Many branches begin with an hour in which a parent stays. Sit at the edge, let your child go ahead, and look at your phone as little as you can.',
        },
        {
          title: 'The first goodbye',
          text: 'One hug, one sentence (“I come after the story”), and go. Slipping away unseen makes the next morning harder.',
        },
        {
          title: 'The third day',
          text: 'It is often the worst, because now they know. Most tears end before the parents have reached the road; ask the teacher to send word.',
        },
        {
          title: 'The week after',
          text: 'Expect a hungry, tired and sometimes cross child in the afternoon. Keep afternoons quiet and evenings early.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Nice to have practised',
      lead: 'None of it is a condition. A child who is new to all of it is welcome too.',
      items: [
        'Saying “I need the toilet”, in any language',
        'Pulling trousers down and up again',
        'Drinking from an open cup',
        'Opening the lunch box with those very fingers',
        'Sitting through one picture book',
        'Answering to one’s own name when a stranger calls it',
        'Putting one thing away before taking the next',
        'Being with another grown-up for an hour',
      ],
    },
    {
      kind: 'branches',
      heading: 'Pre-primary wings',
      lead: 'A wing is a house for the youngest alone. It belongs to a main branch close by, where Grade 1 begins.',
      group: 'wings',
    },
    {
      kind: 'cities',
      heading: 'Nursery in your city',
      lead: 'Branches that teach Nursery, wings included.',
      grade: 2,
    },
  ],
  questions: [
    {
      question: 'My child is not toilet trained. Can we apply for Pre-Nursery?',
      answer:
        'Yes, please apply and say so. Two-year-olds differ by many months. Ask the branch how it helps and what to pack; nobody should be made ashamed.',
    },
    {
      question: 'Will my child learn to read and write before Grade 1?',
      answer:
        'Most children leave K2 recognising the letters and their sounds, writing their own name and counting things to twenty or beyond; some read. Being read to every day does more for it than any worksheet.',
    },
    {
      question: 'We do not speak English at home. Is that a problem?',
      answer:
        'No. Teachers use the language of home to comfort and to explain, and English in songs, stories and routines. Go on speaking your own language well: a second one grows best on a strong first.',
    },
    {
      question: 'What about allergies and medicine?',
      answer:
        'Write them on the application form and tell the class teacher in person. Ask where medicine is kept, who may give it, and what the branch does when a child falls ill.',
    },
    {
      question: 'Does a child of the wing have to apply again for Grade 1?',
      answer:
        'The main branch expects the children of its wing. Ask both offices what has to be signed and by when, so that nothing is missed.',
    },
  ],
  enquiry: {
    heading: 'Come and play for an hour',
    text: 'Choose the branch, then a day and a time.',
  },
  related: [
    {
      title: 'Primary school',
      path: PROGRAM_PATHS.primarySchool,
      note: 'What comes after K2',
    },
    {
      title: 'Admissions',
      path: PATHS.admissions,
      note: 'The steps, the documents and the age calculator',
    },
    {
      title: 'Nursery worksheets',
      path: worksheetPath('nursery'),
      note: 'Tracing, counting and matching, ready to print',
    },
    { title: 'Poems', path: READING_PATHS.poems, note: 'Short ones to say together' },
  ],
};
