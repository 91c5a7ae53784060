import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { booksInUse } from '@/data/study/ncert/books';
import { NCERT } from '@/data/study/ncert/classes';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { NCERT_INDEX } from '@/data/study/ncert/texts';
import { conceptPages, type RelatedPage } from './relatedPages';

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
    related: conceptPages('maths', 'science', 'evs'),
  };
};

const toCard = (classNumber: ClassNumber) => ({
  classNumber,
  path: ncertClassPath(classNumber),
  subjects: booksInUse(classNumber).map((place) => ({
    name: SOLVED_SUBJECT_NAMES[place.subject],
    path: ncertBookPath(place),
    books: `${place.book.title}, ${place.book.chapters.length} chapters`,
  })),
  english: NCERT[classNumber][0].english.map(({ title }) => title).join(', '),
});
