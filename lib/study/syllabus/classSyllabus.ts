import { SYLLABUS_YEAR } from '@/data/school';
import { booksInUse } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { coursesOf, isMarkedClass } from '@/data/study/syllabus/courses';
import {
  IN_THIS_SESSION,
  OTHER_SUBJECTS,
  PAPER_TIME,
  PLAN,
  SYLLABUS_SOURCE,
  YEAR_LEADS,
} from '@/data/study/syllabus/texts';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { buildClassPage } from '@/lib/study/ncert/classPage';
import { type BookSyllabus, buildBooks } from './bookSyllabus';
import { buildCourse, type CourseSyllabus } from './courseSyllabus';
import { TEACHING_WEEKS } from './shareWeeks';
import { type Assessment, assessmentOf, planOf, sourceOf } from './yearNotes';

type Note = { title: string; paragraphs: readonly string[] };

export type ClassSyllabusPage = {
  classNumber: ClassNumber;
  heading: string;
  lead: string;
  paperTime: string;
  weeks: number;
  /** Subjects with marks: classes 9 to 12. */
  courses: readonly CourseSyllabus[];
  /** Books without marks: classes 1 to 8. */
  books: readonly BookSyllabus[];
  /** What the filter offers and the page jumps to. */
  subjects: readonly { value: string; label: string }[];
  /** How many units, chapters and pieces the page lists. */
  entries: number;
  english: { title: string; intro: string; books: ReturnType<typeof buildClassPage>['english'] };
  titles: { intro: string; books: readonly { term: string; detail: string }[] };
  assessment: Assessment;
  notes: readonly Note[];
  ties: readonly TieList[];
};

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

/** The books of a class whose units have no marks here. */
const unmarkedBooks = (classNumber: ClassNumber) =>
  booksInUse(classNumber)
    .filter(({ subject }) => !coursesOf(classNumber).some((course) => course.subject === subject))
    .map(({ subject, book }) => ({ term: SOLVED_SUBJECT_NAMES[subject], detail: book.title }));

/** What the syllabus page of a class shows. */
export const buildClassSyllabus = (classNumber: ClassNumber): ClassSyllabusPage => {
  const { english, titles } = buildClassPage(classNumber);
  const kind = isMarkedClass(classNumber) ? 'marked' : 'books';
  const courses = coursesOf(classNumber).map((course) => buildCourse(classNumber, course));
  const books = kind === 'books' ? buildBooks(classNumber) : [];
  return {
    classNumber,
    heading: `CBSE class ${classNumber} syllabus ${SYLLABUS_YEAR}`,
    lead: YEAR_LEADS[classNumber],
    paperTime: PAPER_TIME,
    weeks: TEACHING_WEEKS,
    courses,
    books,
    subjects: [
      ...[...courses, ...books].map(({ id, name }) => ({ value: id, label: name })),
      { value: 'english', label: OTHER_SUBJECTS.englishName },
    ],
    entries: sum([
      ...courses.map(({ units }) => units.length),
      ...books.flatMap(({ groups }) => groups.map(({ chapters }) => chapters.length)),
      ...english.flatMap(({ parts }) => parts.map(({ pieces }) => pieces.length)),
    ]),
    english: {
      title: OTHER_SUBJECTS.english,
      intro: kind === 'marked' ? OTHER_SUBJECTS.englishMarked : OTHER_SUBJECTS.englishBooks,
      books: english,
    },
    titles: {
      intro: OTHER_SUBJECTS[kind],
      books: [
        ...titles.map(({ name, books }) => ({ term: name, detail: books })),
        ...(kind === 'marked' ? unmarkedBooks(classNumber) : []),
      ],
    },
    assessment: assessmentOf(classNumber),
    notes: [
      { title: IN_THIS_SESSION.title, paragraphs: IN_THIS_SESSION.of[classNumber] },
      { title: PLAN.title, paragraphs: planOf(classNumber) },
      { title: SYLLABUS_SOURCE.title, paragraphs: sourceOf(classNumber) },
    ],
    ties: tiesOf(`syllabus:class-${classNumber}`),
  };
};
