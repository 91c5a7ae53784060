import { NCERT_COPY } from '@/data/copy/ncert';
import { ncertBookPath, ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { type BookSet, type EnglishBook, TITLED_SUBJECTS } from '@/data/study/ncert/book';
import {
  type BookPlace,
  booksInUse,
  lastSessionOf,
  printedNumber,
  replacedBooks,
  solvedSubjectsOf,
} from '@/data/study/ncert/books';
import { NCERT } from '@/data/study/ncert/classes';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES, TITLED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { CLASS_LEADS, NCERT_INDEX } from '@/data/study/ncert/texts';
import { accentOf } from './accent';
import { type GroupedChapters, groupChapters } from './books';
import { classEdition } from './editionLine';
import { paperListPages } from './paperPages';
import { conceptPages, type RelatedPage, syllabusPage, worksheetPages } from './relatedPages';

type LinkedChapter = {
  /** Counted through the book. */
  number: number;
  /** As the book numbers it. */
  printed: number;
  name: string;
  path: string;
};

export type NcertClassPage = {
  classNumber: ClassNumber;
  lead: string;
  subjects: readonly {
    id: string;
    name: string;
    accent: ReturnType<typeof accentOf>;
    book: string;
    lead: string;
    path: string;
    groups: GroupedChapters<LinkedChapter>;
  }[];
  english: readonly {
    title: string;
    units: readonly string[];
    parts: readonly { name: string | null; start: number; pieces: EnglishPieces }[];
  }[];
  titles: readonly { name: string; books: string }[];
  /** The books that others have taken the place of, with their last session. */
  replaced: readonly ReplacedBooks[];
  ours: string;
  related: readonly RelatedPage[];
};

export type ReplacedBooks = {
  until: string;
  /** Those whose chapters have pages. */
  books: readonly { name: string; book: string; path: string; chapters: number }[];
  /** The titles of the others. */
  titles: readonly { name: string; books: string }[];
};

type EnglishPieces = readonly { name: string; poems: readonly string[] }[];

/** What the page of a class shows: chapters with their pages, English pieces, other books' titles. */
export const buildClassPage = (classNumber: ClassNumber): NcertClassPage => ({
  classNumber,
  lead: `${CLASS_LEADS[classNumber]} ${classEdition(classNumber)}`,
  subjects: booksInUse(classNumber).map(toSubject),
  english: NCERT[classNumber][0].english.map(toListed),
  titles: listTitles(NCERT[classNumber][0]),
  replaced: NCERT[classNumber].slice(1).flatMap((set) => {
    const until = lastSessionOf(set);
    return until ? toReplaced(classNumber, set, until) : [];
  }),
  ours: NCERT_INDEX.ours,
  related: [
    syllabusPage(classNumber),
    ...worksheetPages(classNumber),
    ...conceptPages(...solvedSubjectsOf(classNumber)),
    ...paperListPages(classNumber),
  ],
});

const toSubject = (place: BookPlace): NcertClassPage['subjects'][number] => {
  const { subject, book } = place;
  const chapters = book.chapters.map(({ name }, at) => ({
    number: at + 1,
    printed: printedNumber(book, at + 1).number,
    name,
    path: ncertChapterPath(place, at + 1),
  }));
  return {
    id: subject,
    name: SOLVED_SUBJECT_NAMES[subject],
    accent: accentOf(subject),
    book: book.title,
    lead: book.lead,
    path: ncertBookPath(place),
    groups: groupChapters(book, chapters),
  };
};

const toReplaced = (classNumber: ClassNumber, set: BookSet, until: string): ReplacedBooks => ({
  until,
  books: replacedBooks(classNumber)
    .filter((place) => place.set === set)
    .map((place) => ({
      name: SOLVED_SUBJECT_NAMES[place.subject],
      book: place.book.title,
      path: ncertBookPath(place),
      chapters: place.book.chapters.length,
    })),
  titles: [
    { name: NCERT_COPY.english, books: set.english.map(({ title }) => title).join(', ') },
    ...listTitles(set),
  ],
});

// The units of a book are numbered through; prose and poems begin at 1 each.
const toListed = ({ title, units = [], parts }: EnglishBook) => {
  let counted = 0;
  return {
    title,
    units,
    parts: parts.map(({ name, pieces }) => {
      const start = name?.startsWith('Unit') ? counted + 1 : 1;
      counted += pieces.length;
      return {
        name,
        start,
        pieces: pieces.map(({ poems = [], ...piece }) => ({ ...piece, poems })),
      };
    }),
  };
};

const listTitles = ({ titles }: BookSet) =>
  TITLED_SUBJECTS.flatMap((subject) => {
    const books = titles[subject];
    return books ? [{ name: TITLED_SUBJECT_NAMES[subject], books: books.join(', ') }] : [];
  });
