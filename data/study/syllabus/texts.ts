import { SESSIONS, SYLLABUS_YEAR } from '@/data/school';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { RestKind } from './course';

const SESSION = SESSIONS.study.label;

/** Length of a paper at the end of the year, classes 9 to 12. */
export const PAPER_TIME = '3 hours';

export const SYLLABUS_INDEX = {
  title: `CBSE syllabus ${SYLLABUS_YEAR} for classes 1 to 12`,
  description: `The CBSE syllabus ${SYLLABUS_YEAR} in one table: units and marks for classes 9 to 12, the NCERT books for classes 1 to 8, to filter and to print.`,
  heading: `CBSE syllabus ${SYLLABUS_YEAR}, classes 1 to 12`,
  lead: 'Choose a class for its chapters and a plan of the year, or look here for a unit or a chapter in all classes, and how many marks it has.',
  marked: 'Classes 9 to 12: every unit with its marks',
  markedIntro:
    'Marks are those of the theory paper at the end of the year. The name of a class and subject leads to its chapters and their weeks.',
  books: 'Classes 1 to 8: books and chapters',
  booksIntro:
    'CBSE publishes no marks by unit for these classes. The syllabus is the NCERT book, chapter by chapter; the school sets its own tests.',
  assessed: 'How the year is assessed',
  assessedFacts: [
    {
      term: 'Classes 1 to 8',
      detail:
        'The school decides. It follows the NCERT books and gives its own tests, projects and reports.',
    },
    {
      term: 'Maths in classes 9 to 12, science in classes 9 and 10',
      detail:
        '80 marks for the theory paper of 3 hours, 20 for internal assessment by the school during the year.',
    },
    {
      term: 'Physics, chemistry and biology in classes 11 and 12',
      detail: '70 marks for the theory paper of 3 hours, 30 for the practical.',
    },
    {
      term: 'Who sets the paper',
      detail:
        'The board in classes 10 and 12. In classes 9 and 11 the school sets it, in the same units and marks.',
    },
  ],
  use: 'How to use the tables with your child',
  useSteps: [
    {
      term: 'At the start of the year',
      detail:
        'Print the page of the class and put it inside a cupboard door. Tick a chapter when it is taught, not when it is read.',
    },
    {
      term: 'Before a test',
      detail:
        'Compare the date with the weeks in the last column. A chapter that is behind its week is the one to repeat first.',
    },
    {
      term: 'Before the paper',
      detail:
        'Revise by marks, not by habit: the unit with the longest bar brings the most. Then write a sample paper against the clock.',
    },
  ],
} as const;

/** Whose word counts in the end. */
export const SYLLABUS_SOURCE = {
  title: 'Where this comes from',
  marked: `Units and marks are those of CBSE for ${SESSION}, chapters those of the NCERT books in use in it. The plan and what we say about the weight of the units are worked out by us from these numbers. The board can change its syllabus by a circular: if your school tells you something else, the circular has the last word.`,
  books: `Books and chapters are those of NCERT in use in ${SESSION}; the plan of weeks is worked out by us from the number of chapters. A school may add books of its own or teach in another order: its own book list has the last word.`,
  index: `Units, marks and books are those of CBSE and NCERT for ${SESSION}; the page of each class says what has changed. The board can change its syllabus by a circular, and then the circular has the last word.`,
} as const;

/** What is special about the year of each class. */
export const YEAR_LEADS: Record<ClassNumber, string> = {
  1: 'Joyful Mathematics and Mridang, chapter by chapter. There is no EVS book yet: home, plants, food and weather are met inside language and maths.',
  2: 'Numbers to 100, shapes, lines, first sums and sharing in maths, and the five units of Mridang in English. EVS is still part of both.',
  3: 'The first year of EVS as a subject with a book of its own, beside Maths Mela for maths and Santoor for English.',
  4: 'Fourteen chapters of Maths Mela and ten of Our Wondrous World: numbers reach the thousands, and EVS goes from the neighbourhood to the sky.',
  5: 'Fifteen chapters of Maths Mela and ten of Our Wondrous World, the last of EVS before science begins in class 6.',
  6: 'Science takes the place of EVS, with Curiosity as its first book; Ganita Prakash is the maths book, Exploring Society begins social science, and Poorvi is the English book.',
  7: 'Ganita Prakash in two parts, from large numbers to equations, twelve chapters of Curiosity, from acids and circuits to eclipses, and Exploring Society, from weather to banks.',
  8: 'The last year before the board sets the marks: powers, percentages and areas in Ganita Prakash, forces, matter and light in Curiosity, Parliament, courts and cities in Exploring Society.',
  9: 'Six units in maths and four in science, each with the marks that it has in the paper at the end of the year; books and marks are new.',
  10: 'The board year: seven units in maths, the same for Standard and Basic, and five in science, with the marks of each.',
  11: 'Maths, physics, chemistry and biology with the marks of their units. The first three-hour papers in separate sciences are written this year.',
  12: 'The second board year: what each unit of maths, physics, chemistry and biology weighs, and when to have it done.',
};

/** What a parent should know about the marks of a subject in one class. */
export const MATHS_STANDARD_AND_BASIC =
  'Standard and Basic have the same units, chapters and marks; the questions of Basic are easier. Ask the school which of the two your child needs for the subjects of class 11 before the board’s form is filled in. 2026-27 is the last session with the two: from 2027-28 class 10 has one standard paper and an optional Advanced one.';

/** What the marks beside the theory paper are for; how they divide stands in `restParts`. */
export const REST_NOTES: Record<RestKind, string> = {
  internal:
    'The school gives these marks during the year; the last lines of each table say what for. They are earned in small steps, so keep tests, notebook and activities up from the first month.',
  practical:
    'Experiments in the laboratory, the record of them, and questions about them. A record that is written on the day of the experiment saves the weeks before the practical.',
};

type PlanExample = {
  name: string;
  marks: number;
  theory: number;
  weeks: number;
  /** Weeks before rounding: `7.5`, or `about 10.1`. */
  exact: string;
  whole: number;
};

/** How the two parts of the year's marks are earned. */
export const MARKED_ASSESSMENT = {
  title: 'Where the marks of the year come from',
  paper: {
    9: {
      term: 'Theory paper',
      detail:
        'Your school sets the paper at the end of class 9. It takes 3 hours and has the marks of the units above: 80 in maths and 80 in science.',
    },
    10: {
      term: 'Theory paper',
      detail:
        'The board sets it and marks it: 80 marks in 3 hours for maths, and the same for science, on the units above.',
    },
    11: {
      term: 'Theory paper',
      detail:
        'Your school sets the papers at the end of class 11, each of 3 hours: 80 marks in maths, 70 in physics, chemistry and biology.',
    },
    12: {
      term: 'Theory paper',
      detail:
        'The board sets and marks the papers, each of 3 hours: 80 marks in maths, 70 in each science. They cover class 12, but lean on what class 11 taught.',
    },
  },
  internal: (subjects: string, marks: number): string =>
    `Internal assessment, ${marks} marks: ${subjects}`,
  practical: (subjects: string, marks: number): string => `Practical, ${marks} marks: ${subjects}`,
} as const;

export const PLAN = {
  title: 'How the weeks are counted',
  marked: (weeks: number): string =>
    `We took a year of ${weeks} teaching weeks and gave each unit the share of them that its marks have in the paper, in whole weeks. The rest of the school year is for tests, revision and holidays. All subjects run side by side.`,
  example: ({ name, marks, theory, weeks, exact, whole }: PlanExample): string =>
    `For example: ${name} has ${marks} of ${theory} marks. ${marks} ÷ ${theory} × ${weeks} is ${exact}, which gives ${whole} whole weeks.`,
  guide:
    'It is a guide, not the order of your school. Marks say what counts in the paper, not how long a chapter is: where a unit has few marks for a chapter, as noted under each table, its weeks may be too short.',
  books: (weeks: number): string =>
    `We divided ${weeks} teaching weeks evenly over the chapters of each book, in whole weeks; what is left over is for revision. The rest of the school year is for tests, holidays and celebrations. It is a guide: your school may take the chapters in another order, and a hard chapter may have more time than an easy one.`,
  perBook: (chapters: number, weeks: number, each: number, left: number): string =>
    `${chapters} chapters in ${weeks} weeks: ${each === 1 ? '1 week' : `${each} weeks`} for each${left === 0 ? ', with none to spare' : `, and ${left} left for revision`}.`,
} as const;

export const WEIGHT = {
  half: 'Half of the paper',
  halfIs: (units: string, count: number, marks: number, theory: number): string =>
    `${units}${count > 1 ? ' together carry ' : ' carries '}${marks} of the ${theory} marks.`,
  richest: 'Most marks for a chapter',
  poorest: 'Fewest marks for a chapter',
  perChapter: (marks: string, units: string): string => `${marks} marks a chapter in ${units}.`,
  units: (numbers: string): string => `units ${numbers}`,
} as const;

/** The subjects of which only the books are listed. */
export const OTHER_SUBJECTS = {
  marked:
    'We list no marks for these subjects. Their sections and marks stand in the syllabus of each subject on the board’s academic website.',
  books: 'Their titles, so that nothing is missing on the book list.',
  englishName: 'English',
  english: 'English: what is read in the year',
  englishMarked:
    'Pieces of the NCERT books. Reading, writing and grammar are tested too: for the marks of each section see the board’s own syllabus.',
  englishBooks: 'Pieces of the NCERT book in their order.',
} as const;

type Stage = { title: string; facts: readonly { term: string; detail: string }[] };

const TO_2: Stage = {
  title: 'How schools usually assess classes 1 and 2',
  facts: [
    {
      term: 'By watching and listening',
      detail:
        'Teachers note what a child can do with beads, blocks, pictures and talk. Many schools give no written examination in these two years.',
    },
    {
      term: 'In the report',
      detail: 'Expect sentences and levels, more often than marks. Ask for one thing to practise.',
    },
    {
      term: 'At home',
      detail:
        'Count spoons, name shapes, read a picture book aloud every evening. That is the syllabus of the age, and it needs no sheet.',
    },
  ],
};

const TO_5: Stage = {
  title: 'How schools usually assess classes 3 to 5',
  facts: [
    {
      term: 'Short tests',
      detail:
        'Most schools give a short written test after one or two chapters and a longer one at the end of each term. The school’s diary has the dates.',
    },
    {
      term: 'Work during the year',
      detail:
        'Notebooks, reading aloud, tables by heart, a model or a chart: this usually counts as much as the tests.',
    },
    {
      term: 'In EVS',
      detail:
        'Questions ask what a child has seen and can explain, not for sentences of the book. A walk to the market is good preparation.',
    },
  ],
};

const TO_8: Stage = {
  title: 'How schools usually assess classes 6 to 8',
  facts: [
    {
      term: 'Tests and two larger examinations',
      detail:
        'Usual are periodic tests, one examination in the middle of the year and one at its end. How they count is the school’s decision: ask for its scheme in the first month.',
    },
    {
      term: 'Projects and the laboratory',
      detail:
        'Science is also assessed by what pupils do: an experiment, its drawing and its conclusion in the notebook.',
    },
    {
      term: 'With class 9 in mind',
      detail:
        'Maths builds on itself from here. A chapter that went badly comes back in a harder form next year, so repair it in the same month.',
    },
  ],
};

/** General advice: the board publishes no scheme for these classes. */
export const STAGES: Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, Stage> = {
  1: TO_2,
  2: TO_2,
  3: TO_5,
  4: TO_5,
  5: TO_5,
  6: TO_8,
  7: TO_8,
  8: TO_8,
};

const sameBooks = (since: string): string =>
  `The books of this list came in ${since} and are in use in ${SESSION}.`;
const NEW_BOOKS_ANNOUNCED = 'New NCERT books for this class are announced for 2027-28.';
const SAME_MARKS = `Units and marks have been the same since 2024-25.`;

/** What holds for each class in the session in use, and what has changed before it. */
export const IN_THIS_SESSION = {
  title: `What holds in ${SESSION}`,
  of: {
    1: [sameBooks('2023-24')],
    2: [sameBooks('2023-24')],
    3: [sameBooks('2024-25')],
    4: [
      'Class 4 has these books since 2025-26: Maths Mela, Our Wondrous World, Santoor and Veena have replaced Math-Magic, Looking Around, Marigold and Rimjhim. EVS has ten chapters now instead of twenty-seven.',
    ],
    5: [
      'Class 5 has these books since 2025-26: Maths Mela, Our Wondrous World, Santoor and Veena have replaced Math-Magic, Looking Around, Marigold and Rimjhim. An older copy of a brother or sister has other chapters.',
    ],
    6: [sameBooks('2024-25')],
    7: [
      'Class 7 has these books since 2025-26. Ganita Prakash and Exploring Society come in two parts each, and the second part counts its chapters from 1 again: ask which part is meant when a test names “chapter 3”.',
      'They have replaced Mathematics, Science, Honeycomb, An Alien Hand, Vasant, Ruchira and three books of social science.',
    ],
    8: [
      'Class 8 has these books since 2025-26. Ganita Prakash and Exploring Society come in two parts each, and the second part counts its chapters from 1 again: check the part as well as the number.',
      'They have replaced Mathematics, Science, Honeydew, It So Happened, Vasant, Ruchira and three books of social science.',
    ],
    9: [
      'Class 9 has new books and new marks since 2026-27. In maths, number system has 7 marks (10 before), geometry 25 (27), mensuration 14 (13), and statistics and probability 10 (6); algebra and coordinate geometry keep 20 and 4.',
      'In science, World of Living has 27 marks (22 before), matter keeps 25, motion, force, work and sound have 23 (27), and Earth as a System has 5. Food production is gone, and there is no chapter on gravitation.',
      'An optional Advanced paper of 25 marks and one hour in maths and in science is not added to the total. The second part of the social science book is awaited.',
    ],
    10: [
      `${SAME_MARKS} The science paper has a section for each of biology (30 marks), chemistry (25) and physics (25).`,
      'Social science has a section of 20 marks for each of its four books, English 20 marks for reading, 20 for grammar and writing and 40 for literature. In both the other 20 marks are internal assessment; in English 5 of them are for listening and speaking.',
      'In social science not all that is taught is in the board’s paper: of The Making of a Global World only its first part (sections 1 to 1.3), of Globalisation what it is and what made it possible, and Lifelines of National Economy on the map only. The Age of Industrialisation is for a periodic test, Consumer Rights for a project.',
      'The board examines twice: from mid February for everybody, and in May for those who wish to improve up to three subjects.',
      'Taught, but assessed by the school only: Periodic Classification of Elements, Evolution, the electric motor, electromagnetic induction and the generator.',
      NEW_BOOKS_ANNOUNCED,
    ],
    11: [
      SAME_MARKS,
      'Taught, but assessed by the school only: in chemistry the s- and p-Block Elements and the Gaseous State, in biology Digestion and Absorption, in maths among others induction, the polar form, the middle terms of the binomial and the sums of squares and cubes.',
      NEW_BOOKS_ANNOUNCED,
    ],
    12: [
      SAME_MARKS,
      'Taught, but assessed by the school only: in chemistry Surface Chemistry, Isolation of Elements, Polymers and Chemistry in Everyday Life, in biology Environmental Issues.',
    ],
  },
} as const satisfies { title: string; of: Record<ClassNumber, readonly string[]> };
