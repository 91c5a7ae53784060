import type { Stage } from '@/data/grades';
import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import { poemPath, storyPath } from '@/data/routes/paths/study/reading';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { tablePath } from '@/data/routes/paths/study/tables';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import type { Checklist, LinkGroup, Part } from './part';

/** What helps at each stage: a thought, and the best pages of the site for it. */
export const STAGE_RESOURCES: Record<Stage, Pick<LinkGroup, 'note' | 'links'>> = {
  'pre-primary': {
    note: 'Nothing on paper beats a lap, a song and a bowl of rajma to count. Ten minutes at a time, and stop while it is still fun.',
    links: [
      { title: 'Five Fat Mangoes, a rhyme to count down with', path: poemPath('five-fat-mangoes') },
      { title: 'Tap, Tap, Rain, a rhyme for wet days', path: poemPath('tap-tap-rain') },
      { title: 'Motu’s Bell, a story to read aloud', path: storyPath('motus-bell') },
      { title: 'Sleep Now, Little Street, for bedtime', path: poemPath('sleep-now-little-street') },
      {
        title: 'Worksheets for Pre-Nursery: count, match, trace',
        path: worksheetPath('pre-nursery'),
      },
      { title: 'Worksheets for Nursery: letters, numbers to 10', path: worksheetPath('nursery') },
    ],
  },
  primary: {
    note: 'Tables, reading every day, and questions about the world outside the window. If homework takes tears, take a break; if it always does, tell the teacher.',
    links: [
      { title: 'Table of 2, then 5, then 10', path: tablePath(2) },
      { title: 'Worksheets for Grade 1', path: worksheetPath('grade-1') },
      { title: 'Worksheets for Grade 3', path: worksheetPath('grade-3') },
      { title: 'EVS lessons: plants, water, animals, homes', path: CONCEPT_PATHS.evs },
      {
        title: 'The Loud Radio, a story on sound and neighbours',
        path: storyPath('the-loud-radio'),
      },
      {
        title: 'The Maths Paper Boat, for a child with a bad mark',
        path: storyPath('the-maths-paper-boat'),
      },
      { title: 'NCERT, Class 4: each book, chapter by chapter', path: ncertClassPath(4) },
      { title: 'What CBSE expects in Class 5', path: syllabusPath(5) },
    ],
  },
  middle: {
    note: 'Minus signs, fractions and the first laboratory. Ask “show me how” instead of “is it done”, and let a mistake stay on the page with the right way below it.',
    links: [
      { title: 'Maths lessons: integers, fractions, equations', path: CONCEPT_PATHS.maths },
      { title: 'Science lessons, with drawings', path: CONCEPT_PATHS.science },
      { title: 'English lessons, one idea at a time', path: CONCEPT_PATHS.english },
      { title: 'NCERT, Class 7: each book, chapter by chapter', path: ncertClassPath(7) },
      { title: 'Worksheets for Grade 7', path: worksheetPath('grade-7') },
      { title: 'Sample papers for Classes 5 to 9', path: PAPER_LIST_PATHS.fiveToNine },
      { title: 'The Translator, a story for twelve and above', path: storyPath('the-translator') },
      { title: 'Convert units, with the working shown', path: CONVERTER_PATHS.all },
    ],
  },
  secondary: {
    note: 'Two years that form one course. A plan on the wall, one paper a week under a clock, sleep before the examination. Marks are not the child.',
    links: [
      { title: 'Syllabus of Class 10: units and marks', path: syllabusPath(10) },
      {
        title: 'Sample papers for the boards, with marking schemes',
        path: PAPER_LIST_PATHS.boards,
      },
      { title: 'Maths formulas from Class 6 to 12', path: FORMULA_PATHS.maths },
      { title: 'Maths calculator that shows the steps', path: CALCULATOR_PATHS.maths },
      { title: 'NCERT, Class 10: chapters and problems', path: ncertClassPath(10) },
      {
        title: 'Before the Results, a poem for that evening',
        path: poemPath('before-the-results'),
      },
    ],
  },
  'senior-secondary': {
    note: 'The subjects are chosen now, so your part is mostly tea, quiet and not comparing. Help with the calendar, and with forms that have a last date.',
    links: [
      { title: 'Syllabus of Class 12: units and marks', path: syllabusPath(12) },
      { title: 'Physics formulas', path: FORMULA_PATHS.physics },
      { title: 'Chemistry formulas', path: FORMULA_PATHS.chemistry },
      { title: 'NCERT, Class 11: chapters and problems', path: ncertClassPath(11) },
      { title: 'NCERT, Class 12: chapters and problems', path: ncertClassPath(12) },
      {
        title: 'Sonnet for a Second-hand Bicycle, to read for no reason',
        path: poemPath('sonnet-for-a-bicycle'),
      },
    ],
  },
};

export const PARENT_CHECKLISTS: readonly Checklist[] = [
  {
    title: 'The first day of nursery',
    note: 'The evening before, with the child helping.',
    items: [
      'A bag that the child can open and close alone',
      'A full change of clothes in a cloth bag, with the name inside',
      'A bottle that does not leak, tried upside down over the sink',
      'A snack that your child likes and can unpack, nothing new today',
      'Shoes without laces',
      'A small thing from home for the pocket, such as a handkerchief of yours',
      'The name and number of whoever fetches the child, written for the teacher',
      'Allergies and medicines, written for the teacher',
      'The words for goodbye, agreed on at home: short, true, and then you go',
      'Nothing else planned for that afternoon',
    ],
  },
  {
    title: 'A campus visit',
    note: 'Go on a working day, and take the child along for half of it.',
    items: [
      'How many children are in a section, and how many adults?',
      'Stand at the back of one lesson for five minutes. Who talks?',
      'Look at a wall: are thirty pictures alike?',
      'See the toilets of the youngest class',
      'Ask a child the way to the library, and go there',
      'Where is drinking water, and who checks it?',
      'What happens when a child hits another? Ask for the last time.',
      'Who is on the bus beside the driver?',
      'How does the school tell parents when a child is ill or the bus is late?',
      'What will be the total for the first year? In writing, please.',
      'Walk the way from the gate to the road at closing time',
      'On the way home ask your child one question: what did you see?',
    ],
  },
  {
    title: 'Moving to another city',
    note: 'From the day you know of it.',
    items: [
      'Ask the new branch for a seat, with the grade and the date, before you sign for a flat',
      'Compare boards: from Grade 9 on a change is hard',
      'Ask the old school for the transfer certificate in writing, and check the name and birthday on it',
      'Report cards of the last two years, copied and scanned',
      'Birth certificate, vaccination record, photographs',
      'For Grades 9 to 12: board registration number and the list of subjects',
      'Which second and third language can the new school teach?',
      'Copies of the last chapter done in every subject',
      'An address book with the friends who matter',
      'A visit to the new school before the first day, if only to the gate',
    ],
  },
  {
    title: 'The week before an examination',
    note: 'For the door of the fridge.',
    items: [
      'The timetable copied by hand, with the time of reporting',
      'Admit card and identity card in a clear folder, with a photograph of both on your phone',
      'Two pens that write, pencils, geometry box, a watch without signals',
      'One old paper under a clock, three days before, and not the evening before',
      'The list of what is still shaky: three lines, not thirty',
      'The way to the centre tried once at that hour',
      'Lights out at the usual time, every day',
      'Plain food, enough water',
      'No discussion of a paper that is over',
      'Something nice planned for the last day, whatever happens',
    ],
  },
  {
    title: 'When a child is ill',
    note: 'Stays inside a kitchen cupboard.',
    items: [
      'Number of the class teacher and of the school office',
      'Number of the doctor, and of a neighbour with a car',
      'What the child is allergic to, and weighs',
      'Where the thermometer is, and whether its battery works',
      'Fever: back at school one full day after it has gone without medicine, or as the doctor says',
      'Vomiting or loose motions: two days after the last time, or as the doctor says',
      'Chickenpox, measles, mumps, conjunctivitis: tell the school the same day, others need to know',
      'Who fetches the child when neither parent can, and does the school have that name?',
      'Ask a classmate for one page of notes a day, not for all of them on Sunday',
    ],
  },
];

export const PARENT_RESOURCES = {
  heading: 'For parents: what helps at which age',
  crumb: 'Parent resources',
  lead: 'Choose your child’s age and find the pages of this site that are worth your evening. Below are five checklists for the fridge door.',
  picture: {
    src: '/pictures/about/kitchen-homework.svg',
    alt: 'Two parents bend over the homework at the kitchen table; the child whose homework it is sleeps in an armchair',
  },
  actions: [
    { text: 'Checklists to print', path: '#checklists' },
    { text: 'Find the grade for a birthday', path: `${PATHS.admissions}#ages` },
  ],
  stages: {
    heading: 'By age',
    lead: 'Ages are those completed on the day that counts for admission. Children differ: look one step up or down as well.',
    label: (ages: string, grades: string) => `Ages ${ages}, ${grades}`,
  },
  checklists: {
    id: 'checklists',
    kind: 'checklists',
    heading: 'Checklists to print',
    lead: 'Each prints on a sheet of its own, without the rest of the page. Choose the sheet in the print dialog.',
    lists: PARENT_CHECKLISTS,
  } satisfies Part,
  parts: [
    {
      id: 'habits',
      kind: 'points',
      heading: 'Three habits that cost nothing',
      points: [
        {
          title: 'Read aloud, in the language you dream in',
          text: 'Ten minutes a day, until the child asks to read alone, and some years longer. A strong first language helps the second.',
        },
        {
          title: 'Ask about one thing',
          text: '“How was school?” gets “fine”. “Who did you sit next to at lunch?” gets a story.',
        },
        {
          title: 'Let them explain',
          text: 'Whoever can teach the table of seven to a grandfather knows it. Be slow to understand.',
        },
      ],
    },
    {
      id: 'talk',
      kind: 'list',
      heading: 'When something worries you',
      items: [
        'The class teacher first: a note that asks for ten minutes works better than a talk at the gate.',
        'Say what you see at home, since when, and what you have tried. Ask what the teacher sees.',
        'If a child is being hurt or is in danger, do not wait for an appointment: Childline answers day and night on 1098.',
        'For a mind that cannot rest, a child’s or your own, Tele-MANAS listens in many languages on 14416.',
        [
          'For everything else there is the ',
          { text: 'contact page', path: ABOUT_PATHS.contact },
          ', with all branches.',
        ],
      ],
    },
  ] satisfies readonly Part[],
} as const;
