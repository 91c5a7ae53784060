import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import { tablePath } from '@/data/routes/paths/study/tables';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import type { ProgramText } from './program';

export const PRIMARY_SCHOOL: ProgramText = {
  heading: 'Primary school: Grades 1 to 5',
  name: 'Primary school',
  lead: 'What children learn in Grades 1 to 5: reading, writing, numbers and environmental studies, with art, music and games every week.',
  picture: {
    src: '/pictures/programs/primary-balance.svg',
    alt: 'A girl goes up on a seesaw while a boy adds mangoes to the other end; a friend keeps the notes and a crow waits its turn',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'What each year brings',
      lead: 'A rough map, the same for both boards. Children reach these places months apart, and that is no reason to worry.',
      caption: 'By the end of the grade, most children can',
      columns: ['Grade', 'Language', 'Mathematics', 'The world'],
      rows: [
        [
          'Grade 1',
          'Read a short picture book aloud; write three sentences about a drawing',
          'Add and take away up to 20, tell the hour, count to 100',
          'Name family, food, animals and the parts of a plant around the school',
        ],
        [
          'Grade 2',
          'Read silently for ten minutes; retell a story in order',
          'Work with numbers to 100, tables of 2, 5 and 10, coins and notes',
          'Keep a weather chart; say why hands are washed',
        ],
        [
          'Grade 3',
          'Write a paragraph with a beginning and an end; use a dictionary',
          'Numbers to 1,000, most tables up to 10, first fractions',
          'Draw a plan of the classroom; find out where the water comes from',
        ],
        [
          'Grade 4',
          'Read a chapter book; write a letter that gets an answer',
          'Multiply and divide larger numbers, perimeter, angles by eye',
          'Read a simple map; follow a vegetable from field to plate',
        ],
        [
          'Grade 5',
          'Compare two texts; plan, write and improve a page',
          'Decimals, area, factors and multiples, reading charts',
          'Do an experiment with one thing changed at a time, and report it',
        ],
      ],
    },
    {
      kind: 'ages',
      heading: 'The age for each grade',
      lead: 'Six years completed for Grade 1, as the National Education Policy 2020 sets it.',
      stages: ['primary'],
    },
    {
      kind: 'table',
      heading: 'One day in Grade 3',
      lead: 'From one timetable; the page of each branch has its own hours.',
      caption: 'A day in Grade 3, period by period',
      columns: ['Period', 'What happens', 'In the bag'],
      rows: [
        ['Assembly', 'A song, the news of the day told by two pupils', 'Nothing'],
        [
          'English',
          'Ten minutes of silent reading, then a letter to the bus driver',
          'Reader, notebook',
        ],
        [
          'Mathematics',
          'Three ways to work out 48 + 37 in the head; which is the quickest?',
          'Squared notebook',
        ],
        ['Break', 'Food first, then running', 'Lunch box, bottle'],
        [
          'Environmental studies',
          'Measuring the shadow of the flagpole for the third time today',
          'Pencil, tape',
        ],
        ['Second language', 'A rhyme acted in groups; five new words', 'Notebook'],
        [
          'Art, music or games',
          'Every day one of them, not only before a festival',
          'Sports shoes on games days',
        ],
        ['Packing up', 'Diary, tomorrow’s books, chairs on tables', 'All of the above'],
      ],
    },
    {
      kind: 'points',
      heading: 'Three things that decide these years',
      points: [
        {
          title: 'Reading becomes easy',
          text: 'Until about Grade 3 children learn to read; afterwards they read to learn. If reading is still hard work in Grade 3, tell us early: there is help, and it works best now.',
        },
        {
          title: 'Tables become quick',
          text: 'Understood with counters first, then practised in short bursts. Five minutes a day beats an hour on Sunday. A child who knows 7 × 8 by heart can think about the problem.',
        },
        {
          title: 'Mistakes stay cheap',
          text: 'A child who is afraid to be wrong stops trying. Ask “how did you get that?” before you say “wrong”; the answer is often cleverer than it looks.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Twenty minutes at home',
      lead: 'For an ordinary evening, instead of extra tuition.',
      items: [
        'Listen to one page read aloud, and read the next one yourself',
        'Ask three sums from the table of the week, while cooking',
        'Let your child write the shopping list, then shop with it',
        'Look up one word together that neither of you is sure of',
        'Find a number in the newspaper and say what it counts',
        'Pack tomorrow’s bag; leave out what is not needed',
        'Say one thing each that was hard today',
        'Sleep: children of this age need nine hours or more',
      ],
    },
    {
      kind: 'branches',
      heading: 'Branches that begin at Grade 1',
      lead: 'Most branches take younger children too. These start here, some beside a pre-primary wing of their own.',
      group: 'fromGradeOne',
    },
    {
      kind: 'cities',
      heading: 'Grade 1 in your city',
      lead: 'Branches with Grade 1, by city.',
      grade: 5,
    },
  ],
  questions: [
    {
      question: 'My child did not go to kindergarten. Can we start in Grade 1?',
      answer:
        'Yes, if the age is right. The first weeks of Grade 1 go over the ground of K2. Tell the branch, so that the teacher knows why some things are new.',
    },
    {
      question: 'Can a bright child skip a grade?',
      answer:
        'Rarely a good idea at this age: being the youngest by a year shows on the playground and again in Grade 9. Ask instead how the teacher stretches a child within the class.',
    },
    {
      question: 'Which textbooks are used?',
      answer:
        'CBSE branches work as a rule with the books of NCERT, which are being replaced grade by grade, so buy from the list that the branch gives you . ICSE branches choose books to the syllabus of their Council.',
    },
    {
      question: 'How do we join in the middle of the year?',
      answer:
        'Bring the last report card and the notebooks. They show the teacher where your child stands.',
    },
  ],
  enquiry: {
    heading: 'Visit a class',
    text: 'Choose the branch and the grade, and its team finds an hour for you on a school day.',
  },
  related: [
    {
      title: 'Table of 7',
      path: tablePath(7),
      note: 'The one most children find hardest, with sound',
    },
    {
      title: 'Grade 3 worksheets',
      path: worksheetPath('grade-3'),
      note: 'A new sheet each time, answers on a second page',
    },
    { title: 'EVS concepts', path: CONCEPT_PATHS.evs, note: 'Water, plants, maps, our body' },
    { title: 'Stories', path: READING_PATHS.stories, note: 'To read aloud in the evening' },
    {
      title: 'Primary and secondary',
      path: PROGRAM_PATHS.primaryAndSecondary,
      note: 'What changes in Grade 6',
    },
  ],
};
