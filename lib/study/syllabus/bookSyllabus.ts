import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { type BookPlace, booksInUse, printedNumber } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { PLAN } from '@/data/study/syllabus/texts';
import { accentOf } from '@/lib/study/ncert/accent';
import { type GroupedChapters, groupChapters } from '@/lib/study/ncert/books';
import { numberWeeks, TEACHING_WEEKS } from './shareWeeks';
import { type GoOnLink, goOnFrom } from './syllabusLinks';

export type ChapterRow = {
  /** Counted through the book. */
  number: number;
  /** As the book numbers it. */
  printed: number;
  name: string;
  about: string;
  path: string;
  weeks: string;
};

export type BookSyllabus = {
  id: string;
  name: string;
  book: string;
  accent: ReturnType<typeof accentOf>;
  lead: string;
  plan: string;
  groups: GroupedChapters<ChapterRow>;
  goOn: readonly GoOnLink[];
};

const buildBook = (place: BookPlace): BookSyllabus => {
  const { classNumber, subject, book } = place;
  const count = book.chapters.length;
  const each = Math.floor(TEACHING_WEEKS / count);
  const weeks = numberWeeks(book.chapters.map(() => each));
  const chapters = book.chapters.map(({ name, about }, at) => ({
    number: at + 1,
    printed: printedNumber(book, at + 1).number,
    name,
    about,
    path: ncertChapterPath(place, at + 1),
    weeks: weeks[at] ?? '',
  }));
  return {
    id: subject,
    name: SOLVED_SUBJECT_NAMES[subject],
    book: book.title,
    accent: accentOf(subject),
    lead: book.lead,
    plan: PLAN.perBook(count, TEACHING_WEEKS, each, TEACHING_WEEKS - each * count),
    groups: groupChapters(book, chapters),
    goOn: goOnFrom(classNumber, subject),
  };
};

/** The books of a class without marks: chapters, what they teach, and an even plan of the year. */
export const buildBooks = (classNumber: ClassNumber): BookSyllabus[] =>
  booksInUse(classNumber).map(buildBook);
