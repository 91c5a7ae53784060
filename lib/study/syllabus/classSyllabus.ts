import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { coursesOf, isMarkedClass } from '@/data/study/syllabus/courses';
import {
  MARKED_ASSESSMENT,
  NEXT_BOOKS,
  OTHER_SUBJECTS,
  PAPER_TIME,
  PLAN,
  REST_NOTES,
  STAGES,
  SYLLABUS_SOURCE,
  SYLLABUS_YEAR,
  YEAR_LEADS,
} from '@/data/study/syllabus/texts';
import { buildClassPage } from '@/lib/study/ncert/classPage';
import { type BookSyllabus, buildBooks } from './bookSyllabus';
import { buildCourse, type CourseSyllabus } from './courseSyllabus';
import { joinAnd } from './joinAnd';
import { shareWeeks, TEACHING_WEEKS } from './shareWeeks';
import { relatedToClass } from './syllabusLinks';
import { tidyNumber } from './tidyNumber';
import { heaviestHalf } from './weighUnits';

type Note = { title: string; paragraphs: readonly string[] };
type Facts = { title: string; facts: readonly { term: string; detail: string }[] };

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
  assessment: Facts;
  notes: readonly Note[];
  related: ReturnType<typeof relatedToClass>;
};

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

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
      books: titles.map(({ name, books }) => ({ term: name, detail: books })),
    },
    assessment: assessmentOf(classNumber),
    notes: [
      { title: PLAN.title, paragraphs: planOf(classNumber) },
      { title: SYLLABUS_SOURCE.title, paragraphs: sourceOf(classNumber) },
    ],
    related: relatedToClass(classNumber),
  };
};

const KINDS = ['internal', 'practical'] as const;

const assessmentOf = (classNumber: ClassNumber): Facts => {
  if (!isMarkedClass(classNumber)) return STAGES[classNumber];
  const courses = coursesOf(classNumber);
  return {
    title: MARKED_ASSESSMENT.title,
    facts: [
      MARKED_ASSESSMENT.paper[classNumber],
      ...KINDS.flatMap((kind) => {
        const graded = courses.filter(({ rest }) => rest.kind === kind);
        const [first] = graded;
        if (!first) return [];
        const names = joinAnd(graded.map(({ subject }) => SOLVED_SUBJECT_NAMES[subject]));
        return [
          { term: MARKED_ASSESSMENT[kind](names, first.rest.marks), detail: REST_NOTES[kind] },
        ];
      }),
    ],
  };
};

/** How the weeks were counted, with the heaviest unit of the first subject as an example. */
const planOf = (classNumber: ClassNumber): string[] => {
  const [course] = coursesOf(classNumber);
  if (!course) return [PLAN.books(TEACHING_WEEKS)];
  const counts = shareWeeks(course.units.map(({ marks }) => marks));
  const [heaviest] = heaviestHalf(course.units);
  if (!heaviest) return [PLAN.marked(TEACHING_WEEKS), PLAN.guide];
  const example = PLAN.example({
    name: heaviest.name,
    marks: heaviest.marks,
    theory: course.theory,
    weeks: TEACHING_WEEKS,
    exact: tidyNumber((heaviest.marks * TEACHING_WEEKS) / course.theory),
    whole: counts[course.units.indexOf(heaviest)] ?? 0,
  });
  return [PLAN.marked(TEACHING_WEEKS), example, PLAN.guide];
};

const sourceOf = (classNumber: ClassNumber): string[] => {
  const next = NEXT_BOOKS[classNumber];
  const source = isMarkedClass(classNumber) ? SYLLABUS_SOURCE.marked : SYLLABUS_SOURCE.books;
  return next ? [source, next] : [source];
};
