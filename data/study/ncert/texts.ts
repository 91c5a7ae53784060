import { SESSIONS } from '@/data/school';
import type { ClassNumber } from './classNumbers';

/** What our pages beside the books are: no exercise of a book is solved here. */
export const GUIDE = 'Chapter guide and practice';

export const NCERT_INDEX = {
  title: 'NCERT chapter guide and practice, classes 1 to 12',
  description:
    'A guide to the NCERT books of every class: the chapters of maths, EVS, science and social science taught in short, with practice in steps.',
  heading: `${GUIDE} for classes 1 to 12`,
  lead: 'Choose a class to see its NCERT books. Every chapter of maths, EVS and science, and of social science from class 6 to 10, has a page: what it teaches, the idea that matters, the usual mistake, and questions of our own with hint, steps and answer.',
  howTo: [
    {
      term: 'The book first',
      detail:
        'Read the chapter in the NCERT book and do its exercises there. Nothing here replaces it.',
    },
    {
      term: 'Then the chapter page',
      detail:
        'It says in a hundred words what the chapter is about. If a line surprises you, go back to that part of the book.',
    },
    {
      term: 'Paper before hint',
      detail:
        'Work the problem out on paper, type the answer and check it. Stuck? Open the hint only, and try again before the first step.',
    },
    {
      term: 'For parents',
      detail:
        'Let your child explain the list of points to you aloud. What cannot be explained is what to read again this evening.',
    },
    {
      term: 'On paper',
      detail:
        'Print a chapter page: the questions come on a clean sheet, with the answers at the end to fold away.',
    },
  ],
  /** What is ours and what is not. */
  ours: 'The explanations and problems are our own, of the kind that each chapter has. The books, their text and their exercises are NCERT’s; NCERT offers them to read on its own website.',
} as const;

/** Which edition a page follows, and whether it is in use. */
export const EDITION_LINES = {
  book: (since: string): string => `The edition of ${since} is in use in ${SESSIONS.study.label}.`,
  oldBook: (since: string | null, until: string, after: string, next: string): string =>
    `${since ? `The edition of ${since}` : 'It'} was in use until ${until}; since ${after} the class has ${next}.`,
  books: (since: string): string =>
    `The books below are in use in ${SESSIONS.study.label}, in their editions of ${since}.`,
  newBooks: (since: string, before: string): string =>
    `They came in ${since} and have replaced ${before}, which stand at the end of the page.`,
  until: (until: string): string => `until ${until}`,
} as const;

/** What is special about each class's books. */
export const CLASS_LEADS: Record<ClassNumber, string> = {
  1: 'Three books: Joyful Mathematics, Mridang and Sarangi. There is no book for EVS yet: looking at the world is woven into language and maths.',
  2: 'Three books, as in class 1: Joyful Mathematics, Mridang and Sarangi. EVS is still part of language and maths.',
  3: 'EVS begins with a book of its own, Our Wondrous World, beside Maths Mela, Santoor and Veena.',
  4: 'Maths Mela, Our Wondrous World, Santoor and Veena: the second year of the new primary books, with thousands in maths and maps in EVS.',
  5: 'The last primary year, in the new books: fractions, angles and the first areas in Maths Mela, rivers and energy in Our Wondrous World.',
  6: 'New subjects: Curiosity opens science, Exploring Society opens social science, and Deepakam is the book for Sanskrit.',
  7: 'Maths and social science come in two parts each, Ganita Prakash and Exploring Society; Curiosity is the one book of science.',
  8: 'The last middle-school year, in the new books: Ganita Prakash and Exploring Society in two parts each, Curiosity in thirteen chapters.',
  9: 'New books in every subject and new marks for every unit. Ganita Manjari has two parts with chapters numbered through; the second part of the social science book is awaited.',
  10: 'The first board year. All chapters of maths, science and the four books of social science (history, geography, political science, economics) stand below, in the order of the books.',
  11: 'Science divides into physics, chemistry and biology. Physics and chemistry come in two parts each.',
  12: 'The second board year: maths, physics and chemistry in two parts each, biology in one.',
};
