import type { SolvedBook } from '@/data/study/ncert/book';
import { type BookPlace, findBook } from '@/data/study/ncert/books';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';

/** Only the plain decimal spelling counts: `07` is not class 7. */
export const parseClassNumber = (text: string): ClassNumber | null =>
  CLASS_NUMBERS.find((classNumber) => String(classNumber) === text) ?? null;

/** The book of a class by the parts of an address; null where there is none. */
export const parseBook = (classText: string, slug: string): BookPlace | null => {
  const classNumber = parseClassNumber(classText);
  return classNumber && findBook(classNumber, slug);
};

/** The number of a chapter of the book; null where it has no such chapter. */
export const parseChapterNumber = (text: string, { chapters }: SolvedBook): number | null => {
  const at = chapters.findIndex((_, index) => String(index + 1) === text);
  return at < 0 ? null : at + 1;
};

export type GroupedChapters<Chapter> = readonly { name: string | null; chapters: Chapter[] }[];

/** The chapters of a book by its units or parts: one group without a name where it has none. */
export const groupChapters = <Chapter extends { number: number }>(
  { groups }: SolvedBook,
  chapters: readonly Chapter[],
): GroupedChapters<Chapter> =>
  (groups ?? [{ name: null, from: 1, to: chapters.length }]).map(({ name, from, to }) => ({
    name,
    chapters: chapters.filter(({ number }) => number >= from && number <= to),
  }));
