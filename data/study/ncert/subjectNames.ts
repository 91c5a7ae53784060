import type { SolvedSubject, TitledSubject } from './book';

/** What the subjects are called on the pages. */
export const SOLVED_SUBJECT_NAMES: Record<SolvedSubject, string> = {
  maths: 'Maths',
  evs: 'EVS',
  science: 'Science',
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
  'social-science': 'Social Science',
  history: 'History',
  geography: 'Geography',
  'political-science': 'Political Science',
  economics: 'Economics',
};

/** What families call a subject whose name is too long for the title of some pages. */
export const SHORT_NAMES: Partial<Record<SolvedSubject, string>> = {
  'social-science': 'SST',
  'political-science': 'Civics',
};

/** The subject within a sentence: `Class 5 EVS`, `Class 10 maths`. */
export const subjectInSentence = (subject: SolvedSubject): string =>
  subject === 'evs' ? SOLVED_SUBJECT_NAMES.evs : SOLVED_SUBJECT_NAMES[subject].toLowerCase();

export const TITLED_SUBJECT_NAMES: Record<TitledSubject, string> = {
  hindi: 'Hindi',
  sanskrit: 'Sanskrit',
  socialScience: 'Social Science',
};
