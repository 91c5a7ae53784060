import { SESSIONS } from '@/data/school';
import { type BookSet, SOLVED_SUBJECTS, type SolvedBook, type SolvedSubject } from './book';
import { NCERT } from './classes';
import { CLASS_NUMBERS, type ClassNumber } from './classNumbers';
import type { Session } from './session';

/** A book whose chapters have pages, and where it stands. */
export type BookPlace = {
  classNumber: ClassNumber;
  subject: SolvedSubject;
  /** Its part of an address and the name of its folder. */
  slug: string;
  book: SolvedBook;
  set: BookSet;
};

const placesIn = (classNumber: ClassNumber, set: BookSet): BookPlace[] =>
  SOLVED_SUBJECTS.flatMap((subject) => {
    const book = set.solved[subject];
    return book ? [{ classNumber, subject, slug: book.slug ?? subject, book, set }] : [];
  });

/** The books of a class that are in use, in the order of the subjects. */
export const booksInUse = (classNumber: ClassNumber): readonly BookPlace[] =>
  placesIn(classNumber, NCERT[classNumber][0]);

/** The books of a class that others have replaced. */
export const replacedBooks = (classNumber: ClassNumber): readonly BookPlace[] =>
  NCERT[classNumber].slice(1).flatMap((set) => placesIn(classNumber, set));

/** The subjects of a class that have chapter pages. */
export const solvedSubjectsOf = (classNumber: ClassNumber): readonly SolvedSubject[] =>
  booksInUse(classNumber).map(({ subject }) => subject);

/** The book of a subject that a class uses; null where it has none. */
export const bookInUse = (classNumber: ClassNumber, subject: SolvedSubject): BookPlace | null =>
  booksInUse(classNumber).find((place) => place.subject === subject) ?? null;

/** The book of a class by its part of an address; null where there is none. */
export const findBook = (classNumber: ClassNumber, slug: string): BookPlace | null =>
  BOOK_PLACES.find((place) => place.classNumber === classNumber && place.slug === slug) ?? null;

/** All books whose chapters have pages, class by class, those in use first. */
export const BOOK_PLACES: readonly BookPlace[] = CLASS_NUMBERS.flatMap((classNumber) => [
  ...booksInUse(classNumber),
  ...replacedBooks(classNumber),
]);

/** The last session of books; null while they are in use. */
export const lastSessionOf = (
  { until }: Pick<BookSet, 'until'>,
  session: string = SESSIONS.study.label,
): Session | null => (until && until < session ? until : null);

/** What a chapter is called in its book: its own number there, and its part where parts restart. */
export type ChapterNumber = { part: string | null; number: number };

/** How the book prints the number of a chapter that is counted through the whole book. */
export const printedNumber = ({ groups = [] }: SolvedBook, number: number): ChapterNumber => {
  const group = groups.find(({ from, to }) => number >= from && number <= to);
  const hasParts = groups.some(({ restarts }) => restarts);
  return {
    part: hasParts && group ? group.name : null,
    number: group?.restarts ? number - group.from + 1 : number,
  };
};
