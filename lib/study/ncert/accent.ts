import { isSocial, type SolvedSubject } from '@/data/study/ncert/book';

/** What is practised in a subject: problems to solve, or in social science questions to answer. */
export type Practised = 'problems' | 'questions';

export const practisedIn = (subject: SolvedSubject): Practised =>
  isSocial(subject) ? 'questions' : 'problems';

/** The subject whose colour a page has. */
export const accentOf = (subject: SolvedSubject): 'maths' | 'evs' | 'science' | 'social' => {
  if (subject === 'maths' || subject === 'evs') return subject;
  return isSocial(subject) ? 'social' : 'science';
};
