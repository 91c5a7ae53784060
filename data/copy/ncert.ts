import type { ChapterNumber } from '@/data/study/ncert/books';

const chapterName = ({ part, number }: ChapterNumber): string =>
  part ? `${part}, chapter ${number}` : `Chapter ${number}`;

/** Interface words of the NCERT pages. */
export const NCERT_COPY = {
  home: 'Home',
  guides: 'Chapter guides',
  className: (classNumber: number): string => `Class ${classNumber}`,
  classHeading: (classNumber: number): string =>
    `Chapter guide and practice for class ${classNumber}`,
  subjectHeading: (classNumber: number, subject: string): string =>
    `Class ${classNumber} ${subject}, chapter by chapter`,
  /** A book that is not in use any more says so wherever it is named. */
  bookCrumb: (subject: string, until: string | null): string =>
    until ? `${subject} (until ${until})` : subject,
  replacedTitle: (until: string): string => `The books before, in use until ${until}`,
  replacedNote:
    'For a school that still teaches from them, or an older copy at home. Their chapters keep their pages.',
  chapters: (count: number): string => `${count} chapters`,
  subjectLead: (book: string, lead: string): string => `${book}. ${lead}`,
  subjectWithBook: (subject: string, book: string): string =>
    book.startsWith(subject) ? book : `${subject}: ${book}`,
  chapterHeading: (number: ChapterNumber, name: string): string =>
    `${chapterName(number)}: ${name}`,
  classesTitle: 'Choose a class',
  findLabel: 'Find a chapter',
  findHint: 'For example: class 7 maths chapter 9, or class 10 science electricity.',
  find: 'Find',
  howTo: 'How to use these pages',
  ours: 'What is ours, and what is NCERT’s',
  jump: 'On this page',
  jumpToChapter: (number: number, name: string): string => `Go to chapter ${number}, ${name}`,
  english: 'English',
  otherBooks: 'Other books of the year',
  otherBooksNote: 'Their titles, so that nothing is missing on the book list.',
  unitsOf: (units: string): string => `Units: ${units}.`,
  poems: (poems: readonly string[]): string =>
    `${poems.length > 1 ? 'with the poems' : 'with the poem'} ${poems.join(' and ')}`,
  allChapters: (subject: string): string => `All ${subject} chapters with their points`,
  chapter: chapterName,
  teaches: 'What the chapter teaches',
  practice: {
    problems: {
      title: 'Problems, solved in steps',
      note: 'Our own problems, of the kind that this chapter has. The book and its exercises are NCERT’s.',
      count: (count: number): string =>
        count === 1 ? '1 problem solved in steps' : `${count} problems solved in steps`,
    },
    questions: {
      title: 'Questions, answered in steps',
      note: 'Our own questions, on what this chapter is about. The book and its exercises are NCERT’s.',
      count: (count: number): string =>
        count === 1 ? '1 question answered in steps' : `${count} questions answered in steps`,
    },
  },
  neighbours: 'Chapters beside this one',
  previous: (number: ChapterNumber): string => `← ${chapterName(number)}`,
  next: (number: ChapterNumber): string => `${chapterName(number)} →`,
} as const;
