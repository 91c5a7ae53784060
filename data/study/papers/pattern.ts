/** The subjects that papers exist for. */
export type PaperSubject = 'maths' | 'science' | 'evs';

export type SectionPattern = {
  /** The section's letter. */
  name: string;
  questions: number;
  /** For each question. */
  marks: number;
};

export type PaperPattern = {
  minutes: number;
  marks: number;
  sections: readonly SectionPattern[];
};

const PRIMARY: PaperPattern = {
  minutes: 90,
  marks: 40,
  sections: [
    { name: 'A', questions: 8, marks: 1 },
    { name: 'B', questions: 4, marks: 2 },
    { name: 'C', questions: 4, marks: 3 },
    { name: 'D', questions: 3, marks: 4 },
  ],
};

const SENIOR_MATHS: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: [
    { name: 'A', questions: 20, marks: 1 },
    { name: 'B', questions: 5, marks: 2 },
    { name: 'C', questions: 6, marks: 3 },
    { name: 'D', questions: 4, marks: 5 },
    { name: 'E', questions: 3, marks: 4 },
  ],
};

const SENIOR_SCIENCE: PaperPattern = {
  minutes: 180,
  marks: 80,
  sections: [
    { name: 'A', questions: 20, marks: 1 },
    { name: 'B', questions: 6, marks: 2 },
    { name: 'C', questions: 7, marks: 3 },
    { name: 'D', questions: 3, marks: 5 },
    { name: 'E', questions: 3, marks: 4 },
  ],
};

/**
 * The board's pattern of sections from class 9 on; a lighter one of our own in the same sections
 * below, where the board sets no paper.
 */
export const patternOf = (classNumber: number, subject: PaperSubject): PaperPattern => {
  if (classNumber <= 8) return PRIMARY;
  return subject === 'maths' ? SENIOR_MATHS : SENIOR_SCIENCE;
};
