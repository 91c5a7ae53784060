/** Interface words of the syllabus pages. */
export const SYLLABUS_COPY = {
  home: 'Home',
  syllabus: 'CBSE syllabus',
  className: (classNumber: number): string => `Class ${classNumber}`,
  classesLabel: 'Syllabus of a class',
  jump: 'On this page',
  year: 'Marks of the year',
  yearCaption: 'Every subject has 100 marks in the year',
  subject: 'Subject',
  theory: 'Theory paper',
  rest: { internal: 'Internal assessment', practical: 'Practical' },
  restColumn: 'Beside the paper',
  total: 'Total',
  unit: 'Unit and its chapters',
  marks: 'Marks',
  weeks: 'Weeks',
  unitNumber: (number: string): string =>
    number.includes(' ') ? `Units ${number}` : `Unit ${number}`,
  courseCaption: (weeks: number): string =>
    `Marks in the theory paper, and a plan for ${weeks} teaching weeks`,
  chapter: 'Chapter and what it teaches',
  chapterCaption: (weeks: number): string => `A plan for ${weeks} teaching weeks, as a guide`,
  goOn: 'To learn and practise',
  poems: (poems: readonly string[]): string =>
    `${poems.length > 1 ? 'with the poems' : 'with the poem'} ${poems.join(' and ')}`,
  unitsOf: (units: string): string => `Units: ${units}.`,
  otherBooks: 'Books of the other subjects',
  subjectWithBook: (subject: string, book: string): string =>
    book.startsWith(subject) ? book : `${subject}: ${book}`,
  split: (theory: number, rest: number): string => `${theory} + ${rest}`,
  bookOf: (classNumber: number, subject: string, book: string): string =>
    `Class ${classNumber} ${subject}: ${book}`,
} as const;

/** Words of the filter box. */
export const SYLLABUS_FILTER_COPY = {
  label: 'Filter the syllabus',
  words: 'Word, unit or chapter',
  hint: 'Type part of a name. What you print is what is left.',
  subject: 'Subject',
  allSubjects: 'All subjects',
  clear: 'Show all',
  all: (total: number): string => `The whole list is shown: ${total} entries.`,
  some: (shown: number, total: number): string => `${shown} of ${total} entries are shown.`,
  none: 'Nothing here has all these words. Try one shorter word, or choose all subjects.',
} as const;
