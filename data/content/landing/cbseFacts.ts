import type { Stage } from '@/data/grades';

/**
 * How subjects run under CBSE, as the board publishes it. Each city's page tells a part for each
 * stage that is taught there; the lists differ in length, so that the same parts seldom meet.
 */
export const CBSE_BY_STAGE = {
  'pre-primary': [
    'The board sets no examination at this age. The work is play, stories, counting and much talk, along the foundational stage of the National Education Policy 2020.',
    'There are no textbooks that must be finished and no marks. A teacher writes down what a child has tried, and parents hear it in a conversation.',
    'Children learn sounds before spelling and count things before they write numerals. They hear two languages every day.',
    'Nothing in these years ties a family to the board: from K2 a child can go on to Grade 1 anywhere.',
    'Pre-primary and Grades 1 and 2 belong together as one stage of five years from the age of three, in the words of the policy.',
  ],
  primary: [
    'English, a second language, mathematics and, from Grade 3, the world around us. Art and physical education belong to the timetable.',
    'NCERT’s books for Grades 1 and 2 are Joyful Mathematics, Mridang and Sarangi; science has no book of its own before Grade 3.',
    'NCERT has been bringing out new books since 2023, grade by grade. Ask which edition the class uses before you buy second-hand.',
    'No public examination, and in the first grades no written one: progress is reported in words and by what a child can do.',
    'Two languages are enough at first. Which they are differs by state and by branch, and each branch page names its own.',
    'Grades 3 to 5 are the preparatory stage: textbooks enter, yet measuring, singing and building stay part of a lesson.',
    'Hindi or the language of the state usually comes second to English. Reading aloud in both is the best homework.',
  ],
  middle: [
    'Science and social science become subjects of their own, each with its teacher, and a third language joins until Grade 8.',
    'In Grade 6 NCERT’s books are Ganita Prakash for mathematics and Curiosity for science.',
    'The school sets its own tests; the board has no part in them until Grade 9. A child from another board can still catch up here within a term.',
    'Skill subjects may be offered from Grade 6 in short modules, such as coding or craft. Schools choose among them, so lists differ.',
    'Mathematics moves from numbers to letters. Pupils meet negative numbers, ratios and first algebra.',
  ],
  secondary: [
    'Five subjects count: two languages, mathematics, science and social science. A sixth, often a skill subject, can be added.',
    'In Grade 10 a pupil sits the board’s mathematics paper at one of two levels, Standard or Basic. The lessons are the same; the choice is made later.',
    'The board’s paper carries 80 marks in the main subjects and work at school the other 20: tests, notebooks, projects and practicals.',
    'Schools register pupils with the board in Grade 9. From then on a change of board is hard, so any such change belongs before it.',
    'Many questions now give a situation and ask what follows from it; learning the book by heart is no longer enough.',
    'To sit the examination a pupil needs attendance of 75 per cent.',
    'English is one paper with reading, writing, grammar and literature in it, and the second language is built in the same way.',
  ],
  'senior-secondary': [
    'A pupil takes one language and four more subjects, and can add a sixth. Science, commerce and humanities are the usual groups; other combinations are possible.',
    'Physics, chemistry and biology have 70 marks for the paper and 30 for practical work, so laboratories matter.',
    'Engineering and medical entrance tests draw largely on NCERT’s books of these two years: one course serves both.',
    'Which subjects can be combined depends on the branch and on how many ask for them. Get this year’s list before you choose.',
    'A pupil with Class 10 from another recognised board can join Grade 11, once the documents are checked; Grade 12 cannot be joined like that.',
  ],
} as const satisfies Record<Stage, readonly string[]>;

/** Steps of a comparison that hold in every city; each page gives some. */
export const CBSE_COMPARE = [
  {
    term: 'Affiliation',
    detail:
      'Ask for the affiliation number and look it up in the board’s public list: it shows up to which class a school may teach, and until when.',
  },
  {
    term: 'Section size',
    detail: 'Ask how many children sit in the section today, not how many are allowed.',
  },
  {
    term: 'Last grade',
    detail: 'Ask where pupils go after it, and whether a place there is kept for them.',
  },
  {
    term: 'Languages',
    detail:
      'Ask which second and third languages run, and from which grade your child can begin one.',
  },
  {
    term: 'Teachers',
    detail: 'Ask how long the teachers of your child’s grade have been there.',
  },
  {
    term: 'The notebook',
    detail: 'Ask to see one from last term. Look at the corrections.',
  },
  {
    term: 'The ride',
    detail: 'Travel the way once at school time, there and back.',
  },
  {
    term: 'The fee sheet',
    detail: 'Get it in writing, with every head for the first year, before you compare.',
  },
  {
    term: 'Days lost',
    detail: 'Ask what happens to lessons when heat, rain or smog closes the school.',
  },
  {
    term: 'A hard case',
    detail: 'Ask what was done for the last child who fell behind. Ask what changed afterwards.',
  },
  {
    term: 'Results',
    detail:
      'Ask how many began Grade 9 and how many sat the examination, not only for the best name.',
  },
] as const;
