import type { SolvedSubject } from '@/data/study/ncert/book';

/** The subject whose colour a page has. */
export const accentOf = (subject: SolvedSubject): 'maths' | 'evs' | 'science' =>
  subject === 'maths' || subject === 'evs' ? subject : 'science';
