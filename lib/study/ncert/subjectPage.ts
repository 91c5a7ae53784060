import { NCERT_COPY } from '@/data/copy/ncert';
import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import type { SolvedSubject } from '@/data/study/ncert/book';
import { type BookPlace, lastSessionOf, printedNumber } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { RELATED_NOTES } from '@/data/study/ncert/relatedNotes';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { NCERT_INDEX } from '@/data/study/ncert/texts';
import { accentOf, type Practised, practisedIn } from './accent';
import { type GroupedChapters, groupChapters } from './books';
import { bookEdition } from './editionLine';
import { paperPages } from './paperPages';
import { readChapters } from './readChapters';
import {
  conceptPages,
  formulaPages,
  type RelatedPage,
  sisterPages,
  syllabusPage,
  worksheetPages,
} from './relatedPages';

export type SubjectChapter = {
  /** Counted through the book, as in its address. */
  number: number;
  /** As the book numbers it. */
  printed: number;
  name: string;
  path: string;
  about: string;
  /** The first paragraph of its page, as HTML; empty while nobody wrote it. */
  opening: string;
  problems: number;
};

export type NcertSubjectPage = {
  classNumber: ClassNumber;
  classPath: string;
  accent: ReturnType<typeof accentOf>;
  subjectName: string;
  book: string;
  lead: string;
  practised: Practised;
  groups: GroupedChapters<SubjectChapter>;
  ours: string;
  related: readonly RelatedPage[];
};

const FIRST_PARAGRAPH = /^\s*<p>([\s\S]*?)<\/p>/;

/** What the page of a subject shows: every chapter with what it is about. */
export const buildSubjectPage = (place: BookPlace): NcertSubjectPage => {
  const { classNumber, subject, book } = place;
  const texts = readChapters(place);
  const chapters = book.chapters.map(({ name, about }, at) => {
    const number = at + 1;
    const text = texts.find((candidate) => candidate.number === number);
    return {
      number,
      printed: printedNumber(book, number).number,
      name,
      about,
      path: ncertChapterPath(place, number),
      opening: FIRST_PARAGRAPH.exec(text?.readHtml() ?? '')?.[1] ?? '',
      problems: text?.front.problems.length ?? 0,
    };
  });
  return {
    classNumber,
    classPath: ncertClassPath(classNumber),
    accent: accentOf(subject),
    subjectName: NCERT_COPY.bookCrumb(SOLVED_SUBJECT_NAMES[subject], lastSessionOf(place.set)),
    book: book.title,
    lead: `${book.lead} ${bookEdition(place)}`,
    practised: practisedIn(subject),
    groups: groupChapters(book, chapters),
    ours: NCERT_INDEX.ours,
    related: [...relatedToSubject(classNumber, subject), classPage(classNumber)],
  };
};

const classPage = (classNumber: ClassNumber): RelatedPage => ({
  title: NCERT_COPY.classHeading(classNumber),
  path: ncertClassPath(classNumber),
  note: RELATED_NOTES.classBooks,
});

/** Where to go on from a subject and from its chapters. */
export const relatedToSubject = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
): readonly RelatedPage[] => [
  syllabusPage(classNumber),
  ...worksheetPages(classNumber),
  ...conceptPages(subject),
  ...formulaPages(classNumber, subject),
  ...paperPages(classNumber, subject),
  ...sisterPages(classNumber, subject),
];
