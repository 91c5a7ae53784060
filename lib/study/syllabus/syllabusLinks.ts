import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import type { SolvedSubject } from '@/data/study/ncert/book';
import { bookInUse } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { SYLLABUS_RELATED } from '@/data/study/syllabus/related';
import { paperPages } from '@/lib/study/ncert/paperPages';
import { conceptPages, formulaPages } from '@/lib/study/ncert/relatedPages';

export type GoOnLink = { title: string; path: string };

const chaptersOf = (classNumber: ClassNumber, subject: SolvedSubject): GoOnLink[] => {
  const place = bookInUse(classNumber, subject);
  const title = SYLLABUS_RELATED.chapters(classNumber, SOLVED_SUBJECT_NAMES[subject]);
  return place ? [{ title, path: ncertBookPath(place) }] : [];
};

/** Where to learn and practise a subject: its chapters, lessons, formulas and sample paper. */
export const goOnFrom = (classNumber: ClassNumber, subject: SolvedSubject): GoOnLink[] =>
  [
    ...chaptersOf(classNumber, subject),
    ...conceptPages(subject),
    ...formulaPages(classNumber, subject),
    ...paperPages(classNumber, subject),
  ].map(({ title, path }) => ({ title, path }));

/** Where to go on from the list of all classes. */
export const relatedToIndex = () => [
  { title: SYLLABUS_RELATED.ncertAll, path: NCERT_PATH, note: SYLLABUS_RELATED.ncertNote },
  {
    title: SYLLABUS_RELATED.papers,
    path: PAPER_LIST_PATHS.all,
    note: SYLLABUS_RELATED.papersNote,
  },
  ...conceptPages('maths', 'science'),
];
