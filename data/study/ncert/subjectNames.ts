import type { SolvedSubject, TitledSubject } from './book';

/** What the subjects are called on the pages. */
export const SOLVED_SUBJECT_NAMES: Record<SolvedSubject, string> = {
  maths: 'Maths',
  evs: 'EVS',
  science: 'Science',
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
};

export const TITLED_SUBJECT_NAMES: Record<TitledSubject, string> = {
  hindi: 'Hindi',
  sanskrit: 'Sanskrit',
  socialScience: 'Social Science',
};
