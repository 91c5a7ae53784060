import type { PaperList } from '@/data/routes/paths/study/papers';
import { SESSIONS } from '@/data/school';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { PaperSubject } from './subjects';

type Note = { title: string; text: readonly string[] };

export type PatternText = {
  title: string;
  intro: string;
  /** The first gives the table; each says under its name where it offers a choice. */
  papers: readonly { name: string; classNumber: ClassNumber; subject: PaperSubject }[];
  /** Where one may choose, in words of its own: where it is not the same in every section. */
  choices?: readonly string[];
};

export type ListTexts = {
  name: string;
  heading: string;
  lead: string;
  /** What the link to it says. */
  more: string;
  /** Headings of the tables of sections that the list shows. */
  patterns: readonly PatternText[];
  notes: readonly Note[];
};

const SESSION = SESSIONS.study.label;

const MATHS: PatternText = {
  title: 'The maths paper of classes 10 and 12',
  intro:
    'Five sections, 80 marks, 3 hours; the other 20 marks of the year are internal assessment.',
  papers: [
    { name: 'Class 10', classNumber: 10, subject: 'maths' },
    { name: 'Class 12', classNumber: 12, subject: 'maths' },
  ],
};

const SCIENCE: PatternText = {
  title: 'The science paper of class 10',
  intro:
    'Since 2026 one section for each science, 80 marks in all, 3 hours. Answers go into the part of the answer book that belongs to their section: elsewhere the board does not mark them.',
  papers: [{ name: 'Class 10', classNumber: 10, subject: 'science' }],
};

const SOCIAL_SCIENCE: PatternText = {
  title: 'The social science paper of class 10',
  intro:
    'Since 2026 one section for each of the four books, 20 marks each, 80 in all, 3 hours. As in science, an answer counts only in the part of the answer book that belongs to its section.',
  papers: [{ name: 'Class 10', classNumber: 10, subject: 'social-science' }],
  choices: [
    'There is a choice in the long answer of every section, in the short answer of 3 marks in history, and in one item of the map in geography.',
  ],
};

const ENGLISH: PatternText = {
  title: 'The English paper of class 10',
  intro: 'Reading 20 marks, grammar and writing 20, literature 40: 80 marks in 3 hours.',
  papers: [{ name: 'Class 10', classNumber: 10, subject: 'english' }],
  choices: [
    'Two of the twelve grammar items and one short answer of each book may be left out; letter, paragraph, extracts and long answers each offer two.',
  ],
};

const MATHS_9: PatternText = {
  title: 'Our maths paper of class 9',
  intro:
    'The school sets this paper. Ours is built like the board’s of class 10: 80 marks, 3 hours.',
  papers: [{ name: 'Class 9', classNumber: 9, subject: 'maths' }],
};

const SCIENCE_9: PatternText = {
  title: 'Our science paper of class 9',
  intro:
    'The school sets this paper too. Ours has the sections that the board used until 2025: physics, chemistry and biology mixed, by the length of the answers.',
  papers: [{ name: 'Class 9', classNumber: 9, subject: 'science' }],
};

const SENIOR_SCIENCES: PatternText = {
  title: 'The physics, chemistry and biology papers of class 12',
  intro:
    'Five sections, 70 marks, 3 hours for each of the three; the other 30 marks of the year are for the practical work.',
  papers: [
    { name: 'Physics', classNumber: 12, subject: 'physics' },
    { name: 'Chemistry', classNumber: 12, subject: 'chemistry' },
    { name: 'Biology', classNumber: 12, subject: 'biology' },
  ],
};

const JUNIOR: PatternText = {
  title: 'Our papers for classes 5 to 8',
  intro:
    'The board sets no paper for these classes. Ours has the same kind of sections in a lighter form: 40 marks in 90 minutes.',
  papers: [{ name: 'Class 7', classNumber: 7, subject: 'maths' }],
};

/** The texts of the lists of papers. */
export const LIST_TEXTS: Record<PaperList, ListTexts> = {
  all: {
    name: 'Sample papers',
    heading: 'Sample papers with marking schemes',
    lead: 'Full papers to write at home, for classes 5 to 12. Each comes with a marking scheme that shows what every single mark is given for.',
    more: 'All sample papers',
    patterns: [MATHS, SCIENCE, SOCIAL_SCIENCE, ENGLISH, SENIOR_SCIENCES, JUNIOR],
    notes: [
      {
        title: 'Whose papers these are',
        text: [
          `We wrote every question ourselves. The papers of classes 10 and 12 follow the pattern of the board for ${SESSION} (sections, marks, choices, weight of the units), but they are not the board’s papers and not its sample question papers, which the board publishes itself.`,
          'Every answer with a number has been worked out a second time by a program. If you still find a mistake, please tell the school office: it will be put right.',
        ],
      },
      {
        title: 'How to write a paper at home',
        text: [
          'Print the question paper only, and keep the marking scheme for later. Choose a quiet hour at the time of day at which the real paper is written, clear the table, and set a clock to the time on the paper.',
          'Read all of it first, without writing: before a board paper begins there are 15 minutes for that. Then plan about 2 minutes for a mark in the 80-mark papers: 40 minutes for section A, 10 minutes for a long answer of 5 marks. That leaves 20 minutes at the end to check units, signs and question numbers.',
        ],
      },
      {
        title: 'How to mark it',
        text: [
          'Wait until the next day. Then show the marking scheme beside the answers and give the marks step by step, with a pencil. A wrong last line costs only its own mark when the steps before it are right; a right last line without steps does not earn them all.',
          'Add up the lost marks by chapter with the table below each paper. Two chapters that lost most are enough for the next week: read the lesson, do its practice, and write the same questions once more before taking another paper.',
        ],
      },
    ],
  },
  boards: {
    name: 'Board classes',
    heading: 'Sample papers for the board classes 10 and 12',
    lead: `Maths, science, social science and English for class 10, maths, physics, chemistry and biology for class 12, built on the board’s pattern for ${SESSION}, and a paper each for the year between. Every step of every answer has its marks.`,
    more: 'How the board papers are built, and the last weeks before them',
    patterns: [MATHS, SCIENCE, SOCIAL_SCIENCE, ENGLISH, SENIOR_SCIENCES],
    notes: [
      {
        title: 'Two examinations in class 10',
        text: [
          'Since 2026 the board examines class 10 twice a year. The first time, from mid February, is for everybody. The second, in May, is a choice: it may improve up to three subjects out of science, maths, social science and the languages, and the better result counts. Both ask about the whole course.',
        ],
      },
      {
        title: 'What the sections ask for',
        text: [
          'Questions of 1 mark are quick: the right option counts, the working does not. In assertion and reason questions decide first whether each of the two sentences is true, and only then whether one explains the other.',
          'From 2 marks on the working has to be written out: what is given, the formula, the numbers put in, the result with its unit. Where a question offers a choice, answer one of the two; a second answer earns nothing.',
          'A case tells its story in a few lines. Read the questions below it first, then look for what they need in the text.',
          'In science and social science write nothing under the wrong heading: biology, chemistry and physics, or history, geography, political science and economics, have each their part of the answer book, and an answer in another part is not marked.',
          'In English answer from the text, not about it: a short answer has a point, a proof for it from the text in your own words, and what it shows. Count your words once, when you practise, so that you know what 120 words look like in your handwriting.',
          'In our English papers an extract is a moment of the book told in our words, since the texts belong to their authors. The board prints lines of the book there; the questions are of the same kind.',
        ],
      },
      {
        title: 'The last weeks before the board paper',
        text: [
          'Write one paper a week at most, and use the days between for the chapters that lost marks. A paper that is written but not marked and repaired teaches little.',
          'Keep a page of your own mistakes: the formula that slipped, the sign, the unit that was missing. Read that page on the evening before, not a new chapter.',
          'The board’s own sample question papers and circulars have the last word on the pattern. Look at them once before the winter holidays.',
        ],
      },
    ],
  },
  fiveToNine: {
    name: 'Classes 5 to 9',
    heading: 'Sample papers for classes 5 to 9',
    lead: 'Maths, EVS and science papers to practise for the school’s own examination, with answers that a parent can mark by.',
    more: 'How to practise and mark in classes 5 to 9',
    patterns: [JUNIOR, MATHS_9, SCIENCE_9],
    notes: [
      {
        title: 'For children in classes 5 to 8',
        text: [
          'Your school sets its own paper, so its sections and marks may differ from ours. What stays the same is the work: reading a question to its end, showing the steps, and finishing in time.',
          'Ninety minutes are long for a first paper. It is fine to write sections A and B on one day and C and D on the next, and to try the whole paper at once a week later.',
        ],
      },
      {
        title: 'For class 9',
        text: [
          'Your school sets this paper. Many schools build it like the board’s paper of class 10, so our maths paper has those five sections. Whoever has written one in class 9 knows what a case study and an assertion with its reason look like.',
          'Class 9 has new books and new marks of the units since 2026-27. In maths (Ganita Manjari) geometry has 25 of the 80 marks, algebra 20, mensuration 14, statistics and probability 10, number system 7 and coordinate geometry 4. In science (Exploration) the world of living has 27, matter 25, motion, force, work and sound 23, and Earth as a system 5.',
          'Our two papers follow these marks. Chapter 11 of Ganita Manjari and chapter 1 of Exploration are in no unit, so our papers do not ask about them; your school may.',
        ],
      },
      {
        title: 'When a parent marks the paper',
        text: [
          'Read the scheme first, then the answer: it is easier to be fair. Give half a mark where a step is half right, and praise a good method even where a number slipped.',
          'Ask the child to explain one wrong answer aloud. Most slips are found while talking, and that is worth more than the score.',
        ],
      },
    ],
  },
};

/** Words of the tables of sections. */
export const PATTERN_WORDS = {
  sectionOf: (name: string, subject: string): string => `${name}: ${subject}`,
  kinds: {
    option: 'Choose one of four options',
    assertion: 'Assertion and reason',
    case: 'Case studies with parts',
    map: 'Places on a map',
  },
  answers: {
    2: 'Very short answers',
    3: 'Short answers',
    4: 'Longer answers',
    5: 'Long answers',
    6: 'Long answers',
  } as Readonly<Record<number, string>>,
  choices: (who: string, places: string): string => `${who} has a choice in ${places}.`,
  inSection: (questions: number, section: string): string =>
    `${questions} ${questions === 1 ? 'question' : 'questions'} of section ${section}`,
  lastParts: (questions: number, all: number): string =>
    questions === all ? 'the last part of every case' : `the last part of ${questions} cases`,
  inEverySection: (places: string): string => `every section: ${places}`,
  oneOf: (marks: readonly number[]): string =>
    marks.length > 1 ? `one question of ${marks.join(' or ')} marks` : 'the long answer',
  lastPart: 'the last part of the case',
} as const;

/** The line that says whose papers these are. */
export const OWN_PAPERS = {
  board: `Our own questions on the board’s pattern for ${SESSION}. This is not a paper of the board, and the board has not checked it.`,
  class11: `Our own questions. The school sets the papers of class 11; ours have the sections of the board’s papers of class 12 for ${SESSION}.`,
  class9:
    'Our own questions. The school sets the paper of class 9; the sections of ours are those that the board has used in class 10.',
  junior:
    'Our own questions. The board sets no paper for this class; sections and marks are a lighter form of its pattern.',
  /** Added where the book has been replaced: on the page, and short on a card. */
  oldBook: (book: string, until: string, next: string): string =>
    `It asks about NCERT’s ${book}, in use until ${until}; the book since then is ${next}.`,
  oldBookShort: (book: string, until: string): string => `For ${book}, in use until ${until}`,
} as const;

/** The texts around a paper. */
export const PAPER_TEXTS = {
  lead: (questions: number, marks: number, time: string): string =>
    `${questions} questions, ${marks} marks, ${time}: write it like the real one, then mark it step by step.`,
  weightsByUnit:
    'The units carry exactly the marks that the syllabus of this book gives them. Look up the questions that lost marks: the chapter beside them is the one to read again.',
  weightsByPart:
    'The parts of the course carry exactly the marks that the board gives them. Look up the questions that lost marks: what stands beside them is what to read and to practise again.',
  weightsByChapter:
    'Every question belongs to a chapter of the NCERT book. Look up the questions that lost marks: the chapter beside them is the one to read again.',
  heaviest: (name: string, marks: number, share: number): string =>
    `${name} weighs most: ${marks} marks, ${share}% of the paper.`,
} as const;
