import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { SOLVED_SUBJECTS, type SolvedSubject } from '@/data/study/ncert/book';
import { bookInUse, booksInUse } from '@/data/study/ncert/books';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { MARKED_CLASSES, type SyllabusUnit } from '@/data/study/syllabus/course';
import { coursesOf, isMarkedClass } from '@/data/study/syllabus/courses';
import { SYLLABUS_INDEX, SYLLABUS_SOURCE } from '@/data/study/syllabus/texts';
import { accentOf } from '@/lib/study/ncert/accent';
import { relatedToIndex } from './syllabusLinks';

export type IndexCourse = {
  classNumber: ClassNumber;
  subject: string;
  subjectName: string;
  path: string;
  accent: ReturnType<typeof accentOf>;
  theory: number;
  rest: number;
  units: readonly (Pick<SyllabusUnit, 'number' | 'name' | 'marks'> & {
    /** Their names. */
    chapters: string;
    share: number;
  })[];
};

export type IndexBook = {
  classNumber: ClassNumber;
  subject: string;
  subjectName: string;
  accent: ReturnType<typeof accentOf>;
  path: string;
  book: string;
  /** Their names. */
  chapters: string;
};

export type SyllabusIndexPage = {
  text: typeof SYLLABUS_INDEX;
  source: { title: string; paragraphs: readonly string[] };
  /** How many units and books are listed. */
  entries: number;
  /** What the filter offers. */
  subjects: readonly { value: string; label: string }[];
  classes: readonly { classNumber: ClassNumber; path: string }[];
  courses: readonly IndexCourse[];
  books: readonly IndexBook[];
  related: ReturnType<typeof relatedToIndex>;
};

/** What the page of all classes shows: every unit with its marks, and the books of the younger. */
export const buildSyllabusIndex = (): SyllabusIndexPage => {
  const courses = MARKED_CLASSES.flatMap(toCourses);
  const younger = CLASS_NUMBERS.filter((classNumber) => !isMarkedClass(classNumber));
  const books = younger.flatMap(toBooks);
  return {
    text: SYLLABUS_INDEX,
    source: { title: SYLLABUS_SOURCE.title, paragraphs: [SYLLABUS_SOURCE.index] },
    entries: courses.reduce((sum, { units }) => sum + units.length, books.length),
    subjects: SOLVED_SUBJECTS.filter((subject) =>
      [...courses, ...books].some((entry) => entry.subject === subject),
    ).map((subject) => ({
      value: subject,
      label: SOLVED_SUBJECT_NAMES[subject],
    })),
    classes: CLASS_NUMBERS.map((classNumber) => ({ classNumber, path: syllabusPath(classNumber) })),
    courses,
    books,
    related: relatedToIndex(),
  };
};

const nameAll = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
  numbers: readonly number[],
): string =>
  numbers
    .map((number) => bookInUse(classNumber, subject)?.book.chapters[number - 1]?.name ?? '')
    .join('; ');

const toCourses = (classNumber: ClassNumber): IndexCourse[] =>
  coursesOf(classNumber).map(({ subject, theory, rest, units }) => ({
    classNumber,
    subject,
    subjectName: SOLVED_SUBJECT_NAMES[subject],
    accent: accentOf(subject),
    path: `${syllabusPath(classNumber)}#${subject}`,
    theory,
    rest: rest.marks,
    units: units.map(({ chapters, ...unit }) => ({
      ...unit,
      chapters: nameAll(classNumber, subject, chapters),
      share: Math.round((unit.marks / theory) * 100),
    })),
  }));

const toBooks = (classNumber: ClassNumber): IndexBook[] =>
  booksInUse(classNumber).map((place) => ({
    classNumber,
    subject: place.subject,
    subjectName: SOLVED_SUBJECT_NAMES[place.subject],
    accent: accentOf(place.subject),
    path: ncertBookPath(place),
    book: place.book.title,
    chapters: place.book.chapters.map(({ name }) => name).join('; '),
  }));
