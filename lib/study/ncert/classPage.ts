import {
  ncertChapterPath,
  ncertSubjectPath,
  solvedSubjectsOf,
} from '@/data/routes/paths/study/ncert';
import { type EnglishBook, TITLED_SUBJECTS } from '@/data/study/ncert/book';
import { NCERT } from '@/data/study/ncert/classes';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES, TITLED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { CLASS_LEADS, NCERT_INDEX } from '@/data/study/ncert/texts';
import { accentOf } from './accent';
import { type GroupedChapters, groupChapters } from './books';
import { classEdition } from './editionLine';
import { paperListPages } from './paperPages';
import { conceptPages, type RelatedPage, syllabusPage, worksheetPages } from './relatedPages';

type LinkedChapter = { number: number; name: string; path: string };

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
  ours: string;
  related: readonly RelatedPage[];
};

type EnglishPieces = readonly { name: string; poems: readonly string[] }[];

/** What the page of a class shows: chapters with their pages, English pieces, other books' titles. */
export const buildClassPage = (classNumber: ClassNumber): NcertClassPage => ({
  classNumber,
  lead: `${CLASS_LEADS[classNumber]} ${classEdition(classNumber)}`,
  subjects: solvedSubjectsOf(classNumber).flatMap((subject) => {
    const book = NCERT[classNumber].solved[subject];
    if (!book) return [];
    const chapters = book.chapters.map(({ name }, at) => ({
      number: at + 1,
      name,
      path: ncertChapterPath(classNumber, subject, at + 1),
    }));
    return {
      id: subject,
      name: SOLVED_SUBJECT_NAMES[subject],
      accent: accentOf(subject),
      book: book.title,
      lead: book.lead,
      path: ncertSubjectPath(classNumber, subject),
      groups: groupChapters(book, chapters),
    };
  }),
  english: NCERT[classNumber].english.map(toListed),
  titles: listTitles(classNumber),
  ours: NCERT_INDEX.ours,
  related: [
    syllabusPage(classNumber),
    ...worksheetPages(classNumber),
    ...conceptPages(solvedSubjectsOf(classNumber)),
    ...paperListPages(classNumber),
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

const listTitles = (classNumber: ClassNumber) =>
  TITLED_SUBJECTS.flatMap((subject) => {
    const books = NCERT[classNumber].titles[subject];
    return books ? [{ name: TITLED_SUBJECT_NAMES[subject], books: books.join(', ') }] : [];
  });
