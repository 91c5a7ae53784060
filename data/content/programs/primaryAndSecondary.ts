import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { FORMULA_PATH } from '@/data/routes/paths/study/formulaLists';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import type { ProgramText } from './program';

export const PRIMARY_AND_SECONDARY: ProgramText = {
  heading: 'Primary and secondary: up to Grade 12',
  name: 'Primary and secondary',
  lead: 'What changes in Grade 6, in Grade 9 and in Grade 11, and what helps.',
  picture: {
    src: '/pictures/programs/reading-steps.svg',
    alt: 'Pupils of four ages read on the steps of a library; the smallest has the largest book',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'Three crossings',
      caption: 'What is new, what a child may feel, what helps',
      columns: ['Crossing', 'What changes', 'What helps'],
      rows: [
        [
          'Grade 5 to 6',
          'Six or seven teachers instead of two or three, a notebook for each, laboratories, letters in mathematics, a third language.',
          'A timetable on the wall at home, one evening a week to put notebooks in order, and patience until the first half-term is over.',
        ],
        [
          'Grade 8 to 9',
          'The syllabus of the board begins, pupils are registered with it, and chapters become longer than one can learn in a night.',
          'A plan by chapters, a little of every subject each week, problems on paper and not in the head. Lower marks in the first test are common.',
        ],
        [
          'Grade 10 to 11',
          'Five or so chosen subjects, each as deep as all of science was before. Often a new branch and new faces.',
          'Choosing by what one likes to work at, not by the one good mark. Asking older pupils. The chapters of the first month set the tone, so begin at once.',
        ],
      ],
    },
    {
      kind: 'ages',
      heading: 'From Grade 6 to Grade 12',
      lead: 'The number of branches gets smaller towards the top: plan ahead for Grades 11 and 12.',
      stages: ['middle', 'secondary', 'senior-secondary'],
    },
    {
      kind: 'table',
      heading: 'Subjects, stage by stage',
      caption: 'What stands in the timetable',
      columns: ['Stage', 'CBSE branches', 'ICSE branches'],
      rows: [
        [
          'Grades 6 to 8',
          'English, two other languages, mathematics, science, social science; art, sport, computing and a craft or skill',
          'English language and literature, two other languages, mathematics, physics, chemistry and biology, history and civics, geography, computing, art, sport',
        ],
        [
          'Grades 9 and 10',
          'Two languages, mathematics, science, social science, and often a skill subject such as artificial intelligence; mathematics at a standard and a basic level in the Grade 10 paper',
          'English, a second language, history, civics and geography; two or three of mathematics, science and others; one applied subject such as computer applications',
        ],
        [
          'Grades 11 and 12',
          'English or another language and four or five subjects, usually around science, commerce or the humanities',
          'English and three to five subjects for the ISC',
        ],
      ],
      note: 'Which electives, languages and skill subjects run in a year depends on teachers and numbers. Get the list of your branch before you choose.',
    },
    {
      kind: 'points',
      heading: 'Choosing subjects for Grade 11',
      lead: 'A conversation of three: the child, a parent, a teacher who has seen the child work.',
      points: [
        {
          title: 'Start with a normal day',
          text: 'Which homework is done first and without a reminder? Talk about that as well as about the marks.',
        },
        {
          title: 'Look at what doors need',
          text: 'Engineering courses ask for physics and mathematics, medicine for biology, chemistry and physics. Law, design, management and the civil services are open from any side.',
        },
        {
          title: 'Keep mathematics if you can',
          text: 'It goes with commerce, economics, psychology and computing, and it is hard to take up again later.',
        },
        {
          title: 'Do not choose a friend’s subjects',
          text: 'Or a parent’s. A change is usually possible in the first weeks, so speak up early.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'For the two board years',
      lead: 'Small things that save trouble later.',
      items: [
        'Both boards ask for 75 per cent attendance; keep medical certificates',
        'Check the spelling of the name and the birthday on the registration: corrections later are slow',
        'Internal work counts: files and projects are marks that are easy to keep',
        'Write at least one full paper against the clock',
        'An error book: what went wrong, why, and the same problem again',
        'Sleep well before each examination',
        'If nerves take over, the counsellor is there before the examination, not only after',
        'After the result, talk with a teacher about the courses that fit',
      ],
    },
    {
      kind: 'branches',
      heading: 'Branches that go up to Grade 12',
      lead: 'If your branch ends earlier, these are where its pupils go on, the boarding campuses among them.',
      group: 'toGradeTwelve',
    },
  ],
  questions: [
    {
      question: 'Our branch ends at Grade 8 or 9. What then?',
      answer:
        'The page of the branch names the nearest branches that teach the next grade, those of the same board first. At an ICSE branch look at the board of each, since most others follow CBSE. Ask for a seat there a year ahead, before the board registration in Grade 9 if you can.',
    },
    {
      question: 'Can my child join in Grade 10 or 12?',
      answer:
        'Only in special cases, such as a parent’s transfer to another city, and with the permission of the board, since registration was made the year before. Speak to the branch before you move.',
    },
    {
      question: 'Are there coaching classes for entrance examinations?',
      answer:
        'That differs from branch to branch. Ask which ones run at school, at what cost, and whether pupils without them are taught the whole syllabus too. They should be.',
    },
    {
      question: 'What if my child fails a paper?',
      answer:
        'Both boards let pupils sit a subject again in the same year, within limits that they print with the result. Come and talk with us before you decide anything.',
    },
  ],
  enquiry: {
    heading: 'Ask about a seat',
    text: 'Name the grade and the subjects that matter. The team says which branch near you teaches them.',
  },
  related: [
    {
      title: 'NCERT chapter guides',
      path: NCERT_PATH,
      note: 'Chapter by chapter, Classes 1 to 12',
    },
    { title: 'Sample papers', path: PAPER_LIST_PATHS.all, note: 'With marking schemes' },
    { title: 'Formulas', path: FORMULA_PATH, note: 'Mathematics, physics and chemistry by class' },
    {
      title: 'Counselling',
      path: PROGRAM_PATHS.counselling,
      note: 'For nerves, friendships and hard days',
    },
    { title: 'Curriculum', path: PROGRAM_PATHS.curriculum, note: 'The two boards side by side' },
  ],
};
