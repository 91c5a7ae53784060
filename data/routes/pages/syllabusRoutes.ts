import { listWords } from '@/data/copy/listWords';
import { SYLLABUS_PATH, syllabusPath } from '@/data/routes/paths/study/syllabus';
import { fitDescription, type Route, studyRoute } from '@/data/routes/route';
import { SYLLABUS_YEAR } from '@/data/school';
import { booksInUse, solvedSubjectsOf } from '@/data/study/ncert/books';
import { NCERT } from '@/data/study/ncert/classes';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { coursesOf, isMarkedClass } from '@/data/study/syllabus/courses';
import { SYLLABUS_INDEX } from '@/data/study/syllabus/texts';

const indexRoute = (): Route =>
  studyRoute(SYLLABUS_PATH, {
    title: SYLLABUS_INDEX.title,
    description: SYLLABUS_INDEX.description,
    names: ['cbse syllabus', 'syllabus', `cbse syllabus ${SYLLABUS_YEAR}`, 'unit marks'],
    headings: [SYLLABUS_INDEX.marked, SYLLABUS_INDEX.books, SYLLABUS_INDEX.assessed],
  });

/** What the year holds: subjects and the heaviest unit, or the books of younger classes. */
const contentOf = (classNumber: ClassNumber): string => {
  const courses = coursesOf(classNumber);
  const [first] = courses;
  if (first) {
    const names = listWords(courses.map(({ subject }) => SOLVED_SUBJECT_NAMES[subject]));
    const most = Math.max(...first.units.map(({ marks }) => marks));
    const heaviest = first.units.find(({ marks }) => marks === most)?.name ?? '';
    return `the marks of every unit of ${names}, such as ${heaviest} (${most})`;
  }
  const [{ english }] = NCERT[classNumber];
  const books = booksInUse(classNumber).map(
    ({ book }) => `${book.title} (${book.chapters.length} chapters)`,
  );
  return listWords([...books, english.map(({ title }) => title).join(' and ')]);
};

const headingsOf = (classNumber: ClassNumber): string[] => {
  if (isMarkedClass(classNumber))
    return coursesOf(classNumber).flatMap(({ subject, units }) => [
      SOLVED_SUBJECT_NAMES[subject],
      ...units.map(({ name }) => name),
    ]);
  const [{ english }] = NCERT[classNumber];
  return [
    ...booksInUse(classNumber).flatMap(({ subject, book }) => [
      SOLVED_SUBJECT_NAMES[subject],
      book.title,
    ]),
    ...english.map(({ title }) => title),
  ];
};

const classRoute = (classNumber: ClassNumber): Route => {
  const isMarked = isMarkedClass(classNumber);
  const start = `CBSE class ${classNumber} syllabus ${SYLLABUS_YEAR}:`;
  return studyRoute(syllabusPath(classNumber), {
    title: `CBSE class ${classNumber} syllabus ${SYLLABUS_YEAR}${isMarked ? ': units and marks' : ': books, chapters'}`,
    description: fitDescription(
      `${start} ${contentOf(classNumber)}, with chapters and a plan of the year to print.`,
      `${start} ${contentOf(classNumber)}, with a plan of the year.`,
      `${start} ${contentOf(classNumber)}.`,
    ),
    names: [
      `cbse class ${classNumber} syllabus`,
      `class ${classNumber} syllabus`,
      `syllabus class ${classNumber}`,
      `syllabus of class ${classNumber}`,
      ...solvedSubjectsOf(classNumber).map(
        (subject) => `class ${classNumber} ${SOLVED_SUBJECT_NAMES[subject].toLowerCase()} syllabus`,
      ),
    ],
    headings: headingsOf(classNumber),
  });
};

/** The syllabus of all classes, and of each. */
export const syllabusRoutes = (): Route[] => [indexRoute(), ...CLASS_NUMBERS.map(classRoute)];
