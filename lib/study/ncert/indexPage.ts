import { ncertSubjectPath, solvedSubjectsOf } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { NCERT } from '@/data/study/ncert/classes';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { lastSessionOf } from '@/data/study/ncert/editions';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { EDITION_LINES, NCERT_INDEX } from '@/data/study/ncert/texts';
import { conceptPage, type RelatedPage } from './relatedPages';

export type NcertIndexPage = {
  heading: string;
  lead: string;
  classes: readonly {
    classNumber: ClassNumber;
    path: string;
    subjects: readonly { name: string; path: string; books: string }[];
    english: string;
  }[];
  howTo: readonly { term: string; detail: string }[];
  ours: string;
  related: readonly RelatedPage[];
};

/** All classes with their books, and how to work with the pages. */
export const buildIndexPage = (): NcertIndexPage => {
  const { heading, lead, howTo, ours } = NCERT_INDEX;
  return {
    heading,
    lead,
    howTo,
    ours,
    classes: CLASS_NUMBERS.map(toCard),
    related: [conceptPage('maths'), conceptPage('science'), conceptPage('evs')],
  };
};

const toCard = (classNumber: ClassNumber) => ({
  classNumber,
  path: ncertClassPath(classNumber),
  subjects: solvedSubjectsOf(classNumber).map((subject) => ({
    name: SOLVED_SUBJECT_NAMES[subject],
    path: ncertSubjectPath(classNumber, subject),
    books: bookOf(classNumber, NCERT[classNumber].solved[subject]),
  })),
  english: NCERT[classNumber].english.map(({ title }) => title).join(', '),
});

const bookOf = (
  classNumber: ClassNumber,
  book: { title: string; chapters: readonly unknown[] } | undefined,
): string => {
  if (!book) return '';
  const until = lastSessionOf(classNumber);
  return [
    book.title,
    `${book.chapters.length} chapters`,
    ...(until ? [EDITION_LINES.until(until)] : []),
  ].join(', ');
};
