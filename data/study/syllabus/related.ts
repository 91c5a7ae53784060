/** What the links on the syllabus pages say. */
export const SYLLABUS_RELATED = {
  chapters: (classNumber: number, subject: string): string =>
    `Class ${classNumber} ${subject}, chapter by chapter`,
  syllabus: (classNumber: number): string => `CBSE syllabus for class ${classNumber}`,
  before: 'What this year builds on.',
  after: 'What this year prepares for.',
  ncert: (classNumber: number): string => `Chapter guide and practice for class ${classNumber}`,
  ncertAll: 'Chapter guide and practice, classes 1 to 12',
  ncertNote: 'Every chapter of the NCERT books in short, with problems of our own.',
  papers: 'Sample papers',
  papersNote: 'Full papers with marking schemes.',
  all: 'CBSE syllabus of all classes',
  allNote: 'Every unit with its marks in one table.',
} as const;
