import { listWords } from '@/data/copy/listWords';
import type { SolvedSubject } from '@/data/study/ncert/book';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { EDITIONS, lastSessionOf, sessionAfter } from '@/data/study/ncert/editions';
import { EDITION_LINES } from '@/data/study/ncert/texts';

/** Which edition of a book its pages follow, and whether it is in use; empty where that is not known. */
export const bookEdition = (classNumber: ClassNumber, subject: SolvedSubject): string => {
  const { since, next } = EDITIONS[classNumber];
  const until = lastSessionOf(classNumber);
  const follows = next?.[subject];
  if (until && follows) return EDITION_LINES.oldBook(since, until, sessionAfter(until), follows);
  return since ? EDITION_LINES.book(since) : '';
};

/** The same of all books of a class. */
export const classEdition = (classNumber: ClassNumber): string => {
  const { since, next = {} } = EDITIONS[classNumber];
  const until = lastSessionOf(classNumber);
  if (until)
    return EDITION_LINES.oldBooks(until, sessionAfter(until), listWords(Object.values(next)));
  return since ? EDITION_LINES.books(since) : '';
};
