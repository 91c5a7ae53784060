/** What the links on the syllabus pages say. */
export const SYLLABUS_RELATED = {
  chapters: (classNumber: number, subject: string): string =>
    `Class ${classNumber} ${subject}, chapter by chapter`,
  syllabus: (classNumber: number): string => `CBSE syllabus for class ${classNumber}`,
  ncertAll: 'Chapter guide and practice, classes 1 to 12',
  ncertNote: 'Every chapter of the NCERT books in short, with problems of our own.',
  papers: 'Sample papers',
  papersNote: 'Full papers with marking schemes.',
} as const;
