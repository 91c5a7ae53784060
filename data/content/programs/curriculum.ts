import { STATE_LANGUAGES } from '@/data/content/landing/stateLanguages';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import { SYLLABUS_PATH } from '@/data/routes/paths/study/syllabus';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import type { ProgramText } from './program';

export const CURRICULUM: ProgramText = {
  heading: 'Curriculum: one road, local stones',
  name: 'Curriculum',
  lead: 'The board sets what is learnt in which grade. The state adds its language and the branch its electives. This page also names places to visit in each city.',
  picture: {
    src: '/pictures/programs/library-ladder.svg',
    alt: 'A girl on a ladder hands down books, one of which a boy is about to catch; a cat sleeps in the gap on the shelf',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'The two boards side by side',
      lead: 'Each branch follows one of them in all its grades. Neither is the better one.',
      caption: 'CBSE and ICSE compared',
      columns: ['What', 'CBSE', 'ICSE and ISC'],
      rows: [
        [
          'Who sets it',
          'Central Board of Secondary Education',
          'Council for the Indian School Certificate Examinations (CISCE)',
        ],
        [
          'Books',
          'NCERT textbooks; they are being renewed grade by grade',
          'Chosen by the school to fit the Council’s syllabus',
        ],
        [
          'English',
          'Language and literature in one paper',
          'A paper for language and one for literature',
        ],
        [
          'Science in Grades 9 and 10',
          'One subject with physics, chemistry and biology in it',
          'Three papers under the head of science',
        ],
        [
          'Marks in Grade 10',
          'In most subjects 80 for the board’s paper, 20 for work at school',
          'In most subjects 80 for the Council’s paper, 20 for work at school; applied subjects half and half',
        ],
        [
          'Grade 12',
          'Class 12 examination of the same board',
          'ISC, with English and three to five more subjects',
        ],
        [
          'When a family moves',
          'A CBSE school in almost every town',
          'Fewer schools; look up the new city first',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'What grows from stage to stage',
      caption: 'Threads through the years',
      columns: ['Thread', 'Grades 1 to 5', 'Grades 6 to 8', 'Grades 9 to 12'],
      rows: [
        [
          'Mathematics',
          'Quantities, the four operations, shapes, fractions, money and time',
          'Negative numbers, ratios, first algebra, area and data',
          'Equations, proof, trigonometry, statistics; calculus in Grades 11 and 12',
        ],
        [
          'Science',
          'Looking, sorting, asking: our body, water, plants, materials',
          'Experiments: heat, light, acids, cells, motion',
          'Laws and models; records from the laboratory',
        ],
        [
          'Society',
          'Family, street, map of the room, helpers, festivals',
          'History from sources, how a ward office works, maps and climate',
          'Democracy, economics, resources; debates with evidence',
        ],
        [
          'Languages',
          'Listening and speaking first, then reading, then writing',
          'Drafts, letters, reports; a third language',
          'Literature, argument, writing against the clock',
        ],
        [
          'Hands and body',
          'Clay, paper, song, running games',
          'A craft or an instrument, team games, cooking and repairing',
          'A skill subject, fitness, running an event',
        ],
      ],
    },
    {
      kind: 'states',
      heading: 'The language of your state',
      lead: 'Where you live decides about a language more than the board does.',
      caption: 'Languages, state by state',
      columns: ['State', 'Our cities there', 'What to expect'],
      about: STATE_LANGUAGES,
      note: 'A child who comes from another state may be given time or an easier course. Bring it up at admission, not before the first test.',
    },
    {
      kind: 'table',
      heading: 'Lessons outside the gate',
      lead: 'Places within reach of our branches that fit a chapter. Which outing a class makes is in the calendar of the branch; every one makes a good Sunday for a family too.',
      caption: 'A place, a chapter, a thing to do there',
      columns: ['City', 'Place', 'Chapter', 'To do there'],
      rows: [
        [
          'Bangalore',
          'The rock of Lalbagh',
          'Rocks and soils',
          'Find light and dark bands; the rock is a national geological monument',
        ],
        [
          'Jaipur',
          'Jantar Mantar',
          'Sun, shadow and time',
          'Read the great sundial, then look at a watch. Why do they differ?',
        ],
        [
          'Jodhpur',
          'Toorji’s stepwell',
          'Water in dry places',
          'Count the steps to the water; guess where it stood in the rains',
        ],
        [
          'Hyderabad',
          'Golconda Fort',
          'Sound',
          'Clap under the dome of the gate while a friend listens at the top',
        ],
        [
          'Jabalpur',
          'The marble rocks of Bhedaghat',
          'Rivers at work',
          'Draw the gorge, and mark where the water is fast and where slow',
        ],
        [
          'Bhopal',
          'The rock shelters of Bhimbetka',
          'The first people',
          'List the animals in the paintings. Which still live in the hills?',
        ],
        [
          'Chennai',
          'The Marina beach',
          'Tides and sand',
          'Mark the edge of the water with sticks, every quarter of an hour',
        ],
        [
          'Pune',
          'The Kelkar Museum',
          'Things people made',
          'Choose one lamp and draw how it works',
        ],
      ],
    },
    {
      kind: 'branches',
      heading: 'Our ICSE branches',
      lead: 'All the other branches follow CBSE.',
      group: 'icse',
    },
    {
      kind: 'list',
      heading: 'What to ask for on paper',
      lead: 'A branch can give you all of these for the grade of your child.',
      items: [
        'The list of books, with editions',
        'The plan of the year, chapter by chapter',
        'Second and third language, and who helps beginners',
        'Electives and skill subjects that run this year',
        'Dates of tests, and what counts for the report',
        'Planned outings and what they cost',
      ],
    },
  ],
  questions: [
    {
      question: 'Which board is easier?',
      answer:
        'The one that suits your child’s way of working. CBSE is shorter in words and strong in problems; ICSE reads and writes more. Visit a lesson of each.',
    },
    {
      question: 'Do CBSE pupils have an advantage in entrance examinations?',
      answer:
        'The national papers for engineering and medicine follow the NCERT books closely, so CBSE pupils meet fewer new words. ICSE pupils catch up on that in Grade 11, and tend to write with more ease.',
    },
    {
      question: 'May a child drop the third language?',
      answer:
        'It usually ends with Grade 8, and the boards relax it for some children with special needs. State rules come first where there are some.',
    },
  ],
  enquiry: {
    heading: 'Ask for the plan of the year',
    text: 'Choose the branch and the grade; the team sends you the list of books and subjects.',
  },
  related: [
    {
      title: 'CBSE syllabus',
      path: SYLLABUS_PATH,
      note: 'Units and marks, class by class, 2024-2025',
    },
    { title: 'NCERT chapter guides', path: NCERT_PATH, note: 'What each chapter teaches' },
    { title: 'Worksheets', path: WORKSHEETS_PATH, note: 'Practice from Pre-Nursery to Grade 10' },
    {
      title: 'Robotics curriculum',
      path: PROGRAM_PATHS.robotics,
      note: 'Sense, decide, act: grade by grade',
    },
    { title: 'Academics', path: PROGRAM_PATHS.academics, note: 'A lesson from the inside' },
  ],
};
