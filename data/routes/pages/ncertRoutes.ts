import { listWords } from '@/data/copy/listWords';
import { ncertBookPath, ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { NCERT_PATH, ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { fitDescription, fitTitle, type Route, studyRoute } from '@/data/routes/route';
import { SESSIONS } from '@/data/school';
import { isSocial, TITLED_SUBJECTS } from '@/data/study/ncert/book';
import {
  BOOK_PLACES,
  type BookPlace,
  lastSessionOf,
  printedNumber,
  solvedSubjectsOf,
} from '@/data/study/ncert/books';
import { NCERT } from '@/data/study/ncert/classes';
import { CLASS_NUMBERS, type ClassNumber } from '@/data/study/ncert/classNumbers';
import {
  SHORT_NAMES,
  SOLVED_SUBJECT_NAMES,
  TITLED_SUBJECT_NAMES,
} from '@/data/study/ncert/subjectNames';
import { NCERT_INDEX } from '@/data/study/ncert/texts';

const indexRoute = (): Route =>
  studyRoute(NCERT_PATH, {
    title: NCERT_INDEX.title,
    description: NCERT_INDEX.description,
    names: ['ncert solutions', 'ncert', 'ncert books', 'cbse books', 'ncert chapters', 'classes'],
    headings: CLASS_NUMBERS.map((classNumber) => `Class ${classNumber}`),
  });

const classRoute = (classNumber: ClassNumber): Route => {
  const [{ solved, english, titles }] = NCERT[classNumber];
  const subjects = solvedSubjectsOf(classNumber).map((subject) => SOLVED_SUBJECT_NAMES[subject]);
  const count = Object.values(solved).reduce((sum, { chapters }) => sum + chapters.length, 0);
  const books = `The NCERT books of class ${classNumber} in ${SESSIONS.study.label}`;
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
      // Where social science has four books, its name means none of them.
      ...(solved.history ? [`class ${classNumber} social science`] : []),
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

/** How the routes name a book: `Maths`, and `Maths until 2024-25` where another has replaced it. */
const nameOf = ({ subject, set }: BookPlace): string => {
  const until = lastSessionOf(set);
  const name = SOLVED_SUBJECT_NAMES[subject];
  return until ? `${name} until ${until}` : name;
};

/** Problems are solved, questions of social science answered. */
const practiceIn = ({ subject }: BookPlace) =>
  isSocial(subject)
    ? { items: 'questions', own: 'questions of our own answered', done: 'questions answered' }
    : { items: 'problems', own: 'problems of our own solved', done: 'problems solved' };

const subjectRoute = (place: BookPlace): Route => {
  const { classNumber, subject, book, set } = place;
  const name = nameOf(place);
  const spoken = `class ${classNumber} ${SOLVED_SUBJECT_NAMES[subject].toLowerCase()}`;
  const count = book.chapters.length;
  const first = book.chapters[0]?.name;
  const last = book.chapters.at(-1)?.name;
  return studyRoute(ncertBookPath(place), {
    title: fitTitle(
      `Class ${classNumber} ${name}: NCERT guide to all ${count} chapters`,
      `Class ${classNumber} ${name}: guide, ${count} chapters`,
    ),
    description: fitDescription(
      `${book.title}, the NCERT ${name} of class ${classNumber}: what each of its ${count} chapters teaches, from ${first} to ${last}, with ${isSocial(subject) ? 'questions and answers' : 'solved problems'}.`,
      `${book.title}, NCERT ${name} of class ${classNumber}: what each of its ${count} chapters teaches, with ${practiceIn(place).done} in steps.`,
    ),
    names: lastSessionOf(set)
      ? [`old ${spoken} ncert`, `old ${spoken} book`]
      : [
          `${spoken} ncert solutions`,
          `ncert ${spoken}`,
          `${spoken} ncert`,
          `${spoken} chapters`,
          `${spoken} book`,
          `class ${classNumber} ${book.title.toLowerCase()}`,
        ],
    headings: book.chapters.map((chapter) => chapter.name),
  });
};

const chapterRoute = (place: BookPlace, at: number): Route => {
  const { classNumber, subject, book, set } = place;
  const { name = '', short: called = name, about = '' } = book.chapters[at] ?? {};
  const { part, number } = printedNumber(book, at + 1);
  const heading = `Class ${classNumber} ${nameOf(place)}`;
  const spoken = `class ${classNumber} ${SOLVED_SUBJECT_NAMES[subject].toLowerCase()}`;
  const numbered = part ? `${part} chapter ${number}` : `chapter ${number}`;
  const short = part ? `${part} Ch ${number}` : `Ch ${number}`;
  const { items, own, done } = practiceIn(place);
  const brief = `Class ${classNumber} ${SHORT_NAMES[subject] ?? nameOf(place)}`;
  return studyRoute(ncertChapterPath(place, at + 1), {
    title: fitTitle(
      `${name}: ${heading} ${part ? `${part} ` : ''}Chapter ${number} guide`,
      `${name}: ${heading} ${part ? `${part} ` : ''}Chapter ${number}`,
      `${name}: ${heading} ${short}`,
      `${name}: ${brief} ${short}`,
      `${called}: ${heading} ${short}`,
      `${called}: ${brief} ${short}`,
      `${heading} ${short} in short, with ${items}`,
      `${heading} ${short}, with ${items}`,
    ),
    description: fitDescription(
      `${name}, ${heading.toLowerCase()} ${numbered}: ${about}. In short, with ${own} in steps.`,
      `${name}, ${heading.toLowerCase()} ${numbered}: ${about}. With ${done} in steps.`,
      `${heading}, ${numbered}: ${about}. With ${done} in steps.`,
      `${heading}, ${numbered}: ${about}.`,
    ),
    names: lastSessionOf(set)
      ? [`old ${spoken} chapter ${at + 1}`, `old ${spoken} ${name.toLowerCase()}`]
      : [
          // Many count the chapters of two parts through.
          `${spoken} chapter ${at + 1}`,
          `${spoken} ch ${at + 1}`,
          `${spoken} ${name.toLowerCase()}`,
          ...(part ? [`${spoken} ${numbered.toLowerCase()}`] : []),
        ],
    headings: [name, about, book.title],
  });
};

/** The NCERT pages: all classes, each class, each book, each chapter. */
export const ncertRoutes = (): Route[] => [
  indexRoute(),
  ...CLASS_NUMBERS.map(classRoute),
  ...BOOK_PLACES.flatMap((place) => [
    subjectRoute(place),
    ...place.book.chapters.map((_, at) => chapterRoute(place, at)),
  ]),
];
