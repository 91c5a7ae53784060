/** What a reader finds on the pages that the NCERT pages lead to. */
export const RELATED_NOTES = {
  syllabus: 'What the year holds, subject by subject.',
  syllabusWithMarks: 'The units, their marks and how the year is assessed.',
  worksheets: 'A new sheet each time, with its answer key.',
  concepts: 'One idea a lesson, from the beginning.',
  formulas: 'With the meaning of every symbol.',
  classFormulas: 'Group by group, each with a worked line.',
  papers: 'A full paper with its marking scheme.',
  severalPapers: (count: number): string => `${count} full papers with their marking schemes.`,
  paperList: 'Full papers with marking schemes.',
  classBooks: 'All subjects and books of the class.',
} as const;
