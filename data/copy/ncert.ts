/** Interface words of the NCERT pages. */
export const NCERT_COPY = {
  home: 'Home',
  guides: 'Chapter guides',
  className: (classNumber: number): string => `Class ${classNumber}`,
  classHeading: (classNumber: number): string =>
    `Chapter guide and practice for class ${classNumber}`,
  subjectHeading: (classNumber: number, subject: string): string =>
    `Class ${classNumber} ${subject}, chapter by chapter`,
  subjectLead: (book: string, lead: string): string => `${book}. ${lead}`,
  subjectWithBook: (subject: string, book: string): string =>
    book.startsWith(subject) ? book : `${subject}: ${book}`,
  chapterHeading: (number: number, name: string): string => `Chapter ${number}: ${name}`,
  classesTitle: 'Choose a class',
  findLabel: 'Find a chapter',
  findHint: 'For example: class 7 maths chapter 9, or class 10 science electricity.',
  find: 'Find',
  howTo: 'How to use these pages',
  ours: 'What is ours, and what is NCERT’s',
  jump: 'On this page',
  jumpToChapter: (number: number): string => `Go to chapter ${number}`,
  english: 'English',
  otherBooks: 'Other books of the year',
  otherBooksNote: 'Their titles, so that nothing is missing on the book list.',
  unitsOf: (units: string): string => `Units: ${units}.`,
  poems: (poems: readonly string[]): string =>
    `${poems.length > 1 ? 'with the poems' : 'with the poem'} ${poems.join(' and ')}`,
  allChapters: (subject: string): string => `All ${subject} chapters with their points`,
  chapter: (number: number): string => `Chapter ${number}`,
  problems: (count: number): string =>
    count === 1 ? '1 problem solved in steps' : `${count} problems solved in steps`,
  teaches: 'What the chapter teaches',
  solved: 'Problems, solved in steps',
  solvedNote:
    'Our own problems, of the kind that this chapter has. The book and its exercises are NCERT’s.',
  neighbours: 'Chapters beside this one',
  previous: (number: number): string => `← Chapter ${number}`,
  next: (number: number): string => `Chapter ${number} →`,
} as const;
