import { listWords } from '@/data/copy/listWords';
import {
  ncertChapterPath,
  ncertSubjectPath,
  SOLVED_BOOKS,
  solvedSubjectsOf,
} from '@/data/routes/paths/study/ncert';
import { NCERT_PATH, ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { fitDescription, fitTitle, type Route, studyRoute } from '@/data/routes/route';
import { SESSIONS } from '@/data/school';
import { type SolvedBook, type SolvedSubject, TITLED_SUBJECTS } from '@/data/study/ncert/book';
import { NCERT } from '@/data/study/ncert/classes';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import { lastSessionOf } from '@/data/study/ncert/editions';
import { SOLVED_SUBJECT_NAMES, TITLED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { NCERT_INDEX } from '@/data/study/ncert/texts';

const indexRoute = (): Route =>
  studyRoute(NCERT_PATH, {
    title: NCERT_INDEX.title,
    description: NCERT_INDEX.description,
    names: ['ncert solutions', 'ncert', 'ncert books', 'cbse books', 'ncert chapters', 'classes'],
    headings: CLASS_NUMBERS.map((classNumber) => `Class ${classNumber}`),
  });

const classRoute = (classNumber: ClassNumber): Route => {
  const { solved, english, titles } = NCERT[classNumber];
  const subjects = solvedSubjectsOf(classNumber).map((subject) => SOLVED_SUBJECT_NAMES[subject]);
  const count = Object.values(solved).reduce((sum, { chapters }) => sum + chapters.length, 0);
  const until = lastSessionOf(classNumber);
  const session = until ? `until ${until}` : `in ${SESSIONS.study.label}`;
  const books = `The NCERT books of class ${classNumber} ${session}`;
  const taught = `${count} chapters of ${listWords(subjects)}`;
  return studyRoute(ncertClassPath(classNumber), {
    title: fitTitle(
      `NCERT class ${classNumber}, chapter guide and practice: ${listWords(subjects)}`,
      `NCERT class ${classNumber}: chapter guide and practice`,
    ),
    description: fitDescription(
      `${books}, and ${taught}, each taught in short with problems of our own solved in steps.`,
      `${books}, and ${taught}, each with problems solved in steps.`,
      `${books}, and ${taught}.`,
    ),
    names: [
      `class ${classNumber} ncert solutions`,
      `ncert solutions class ${classNumber}`,
      `class ${classNumber} ncert`,
      `class ${classNumber} books`,
    ],
    headings: [
      ...subjects,
      ...english.map(({ title }) => title),
      ...TITLED_SUBJECTS.filter((subject) => titles[subject]).map(
        (subject) => TITLED_SUBJECT_NAMES[subject],
      ),
    ],
  });
};

type Place = { classNumber: ClassNumber; subject: SolvedSubject; book: SolvedBook };

const subjectRoute = ({ classNumber, subject, book }: Place): Route => {
  const name = SOLVED_SUBJECT_NAMES[subject];
  const spoken = `class ${classNumber} ${name.toLowerCase()}`;
  const count = book.chapters.length;
  return studyRoute(ncertSubjectPath(classNumber, subject), {
    title: `Class ${classNumber} ${name}: NCERT guide to all ${count} chapters`,
    description: fitDescription(
      `${book.title}, the NCERT ${name} of class ${classNumber}: what each of its ${count} chapters teaches, from ${book.chapters[0]?.name} to ${book.chapters.at(-1)?.name}, with solved problems.`,
      `${book.title}, class ${classNumber}: what each of its ${count} chapters teaches, with problems solved in steps.`,
    ),
    names: [
      `${spoken} ncert solutions`,
      `ncert ${spoken}`,
      `${spoken} ncert`,
      `${spoken} chapters`,
      `${spoken} book`,
    ],
    headings: book.chapters.map((chapter) => chapter.name),
  });
};

const chapterRoute = ({ classNumber, subject, book }: Place, at: number): Route => {
  const { name = '', about = '' } = book.chapters[at] ?? {};
  const number = at + 1;
  const heading = `Class ${classNumber} ${SOLVED_SUBJECT_NAMES[subject]}`;
  const spoken = heading.toLowerCase();
  return studyRoute(ncertChapterPath(classNumber, subject, number), {
    title: fitTitle(
      `${name}: ${heading} Chapter ${number} guide`,
      `${name}: ${heading} Chapter ${number}`,
      `${name}: ${heading} Ch ${number}`,
      `${heading} Chapter ${number} in short, with problems`,
    ),
    description: fitDescription(
      `${name}, ${spoken} chapter ${number}: ${about}. In short, with problems of our own solved in steps.`,
      `${name}, ${spoken} chapter ${number}: ${about}. With problems solved in steps.`,
      `${heading}, chapter ${number}: ${about}. With problems solved in steps.`,
    ),
    names: [
      `${spoken} chapter ${number}`,
      `${spoken} ch ${number}`,
      `${spoken} ${name.toLowerCase()}`,
    ],
    headings: [name, about, book.title],
  });
};

const places = (): Place[] =>
  SOLVED_BOOKS.flatMap(({ classNumber, subject }) => {
    const book = NCERT[classNumber].solved[subject];
    return book ? [{ classNumber, subject, book }] : [];
  });

/** The NCERT pages: all classes, each class, each subject, each chapter. */
export const ncertRoutes = (): Route[] => [
  indexRoute(),
  ...CLASS_NUMBERS.map(classRoute),
  ...places().flatMap((place) => [
    subjectRoute(place),
    ...place.book.chapters.map((_, at) => chapterRoute(place, at)),
  ]),
];
