import { SOLVED_SUBJECTS, type SolvedSubject } from '@/data/study/ncert/book';
import { NCERT } from '@/data/study/ncert/classes';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { ncertClassPath } from './ncertList';

/** The chapters of a subject. Each of them can be pointed at: `#chapter-9`. */
export const ncertSubjectPath = (classNumber: ClassNumber, subject: SolvedSubject): string =>
  `${ncertClassPath(classNumber)}/${subject}`;

/** One chapter: what it teaches, and its problems. */
export const ncertChapterPath = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
  chapter: number,
): string => `${ncertSubjectPath(classNumber, subject)}/chapter-${chapter}`;

/** The subjects of a class that have chapter pages, in the order of the lists. */
export const solvedSubjectsOf = (classNumber: ClassNumber): readonly SolvedSubject[] =>
  SOLVED_SUBJECTS.filter((subject) => NCERT[classNumber].solved[subject] !== undefined);

/** Each subject of each class that has chapter pages. */
export const SOLVED_BOOKS: readonly { classNumber: ClassNumber; subject: SolvedSubject }[] =
  CLASS_NUMBERS.flatMap((classNumber) =>
    solvedSubjectsOf(classNumber).map((subject) => ({ classNumber, subject })),
  );
