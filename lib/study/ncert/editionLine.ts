import { listWords } from '@/data/copy/listWords';
import type { BookSet } from '@/data/study/ncert/book';
import { type BookPlace, bookInUse, lastSessionOf } from '@/data/study/ncert/books';
import { NCERT } from '@/data/study/ncert/classes';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { sessionAfter } from '@/data/study/ncert/session';
import { EDITION_LINES } from '@/data/study/ncert/texts';

/** Which edition of a book its pages follow, and whether it is in use; empty where that is not known. */
export const bookEdition = ({ classNumber, subject, set }: BookPlace): string => {
  const until = lastSessionOf(set);
  const next = bookInUse(classNumber, subject)?.book.title;
  if (until && next) return EDITION_LINES.oldBook(set.since, until, sessionAfter(until), next);
  return set.since ? EDITION_LINES.book(set.since) : '';
};

const titlesOf = ({ solved, english }: BookSet): string[] => [
  ...Object.values(solved).map(({ title }) => title),
  ...english.map(({ title }) => title),
];

/** Since when a class has its books, and what they have replaced. */
export const classEdition = (classNumber: ClassNumber): string => {
  const [inUse, before] = NCERT[classNumber];
  if (!inUse.since) return '';
  return before
    ? EDITION_LINES.newBooks(inUse.since, listWords(titlesOf(before)))
    : EDITION_LINES.books(inUse.since);
};
