import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { NCERT_PATH, ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import { SYLLABUS_PATH, syllabusPath } from '@/data/routes/paths/study/syllabus';
import type { SolvedSubject } from '@/data/study/ncert/book';
import { bookInUse, solvedSubjectsOf } from '@/data/study/ncert/books';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { SYLLABUS_RELATED } from '@/data/study/syllabus/related';
import { paperListPages, paperPages } from '@/lib/study/ncert/paperPages';
import { conceptPages, formulaPages, worksheetPages } from '@/lib/study/ncert/relatedPages';

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

/** The syllabus of the class before and of the one after. */
const besideClass = (classNumber: ClassNumber) =>
  CLASS_NUMBERS.filter((other) => Math.abs(other - classNumber) === 1).map((other) => ({
    title: SYLLABUS_RELATED.syllabus(other),
    path: syllabusPath(other),
    note: other < classNumber ? SYLLABUS_RELATED.before : SYLLABUS_RELATED.after,
  }));

/** Where to go on from the syllabus of a class. */
export const relatedToClass = (classNumber: ClassNumber) => [
  {
    title: SYLLABUS_RELATED.ncert(classNumber),
    path: ncertClassPath(classNumber),
    note: SYLLABUS_RELATED.ncertNote,
  },
  ...paperListPages(classNumber),
  ...worksheetPages(classNumber),
  ...conceptPages(...solvedSubjectsOf(classNumber)),
  ...besideClass(classNumber),
  { title: SYLLABUS_RELATED.all, path: SYLLABUS_PATH, note: SYLLABUS_RELATED.allNote },
];

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
