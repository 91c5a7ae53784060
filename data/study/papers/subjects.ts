import { SOLVED_SUBJECTS, type SolvedSubject } from '@/data/study/ncert/book';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';

/** The subjects of papers whose books have no chapter pages here. */
const UNSOLVED_SUBJECTS = ['english'] as const;

/** The subjects that papers exist for. */
export const PAPER_SUBJECTS = [...SOLVED_SUBJECTS, ...UNSOLVED_SUBJECTS] as const;
export type PaperSubject = (typeof PAPER_SUBJECTS)[number];

export const isSolvedSubject = (subject: PaperSubject): subject is SolvedSubject =>
  SOLVED_SUBJECTS.some((solved) => solved === subject);

export const PAPER_SUBJECT_NAMES: Record<PaperSubject, string> = {
  ...SOLVED_SUBJECT_NAMES,
  english: 'English',
};

// Names that keep their capital letters wherever they stand.
const ALWAYS_CAPITAL: readonly PaperSubject[] = ['evs', 'english'];

/** The subject within a sentence: `Class 10 English`, `Class 10 social science`. */
export const paperSubjectInSentence = (subject: PaperSubject): string =>
  ALWAYS_CAPITAL.includes(subject)
    ? PAPER_SUBJECT_NAMES[subject]
    : PAPER_SUBJECT_NAMES[subject].toLowerCase();
