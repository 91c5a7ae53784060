import { CONCEPT_SUBJECT_IDS, conceptPath } from '@/data/routes/paths/study/concepts';
import { formulaClassPath } from '@/data/routes/paths/study/formulas';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { ncertBookPath, ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { tablePath } from '@/data/routes/paths/study/tables';
import { topicPath, worksheetPath } from '@/data/routes/paths/study/worksheets';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { FORMULA_GRADES, FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { type BookPlace, booksInUse, solvedSubjectsOf } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { isInBand } from '@/lib/study/concepts/isInBand';
import { formulaPlaces } from '@/lib/study/formulas/formulaPlaces';
import { studyGraph } from '@/lib/study/graph/graph';
import { chapterNode } from '@/lib/study/graph/nodes';

/** The tables that school asks for. */
const TABLES = Array.from({ length: 19 }, (_, at) => at + 2);
/** After it, nobody learns tables any more. */
const LAST_TABLE_CLASS = 8;

const lessonPaths = (classNumber: ClassNumber): string[] =>
  CONCEPT_SUBJECT_IDS.flatMap((subject) =>
    CONCEPT_SUBJECTS[subject].topics
      .filter(({ band }) => isInBand(band, classNumber))
      .map(({ slug }) => conceptPath(subject, slug)),
  );

const worksheetPaths = (classNumber: ClassNumber): string[] => {
  const slug = WORKSHEET_SLUGS.find((candidate) => candidate === `grade-${classNumber}`);
  return slug
    ? [worksheetPath(slug), ...WORKSHEET_GRADES[slug].topics.map((topic) => topicPath(slug, topic))]
    : [];
};

/** Of the subjects of the class: science has formulas of physics and of chemistry. */
const formulaPaths = (classNumber: ClassNumber): string[] => {
  const grade = FORMULA_GRADES.find((candidate) => candidate === classNumber);
  if (!grade) return [];
  const studied = solvedSubjectsOf(classNumber);
  return FORMULA_SUBJECTS.filter(
    (subject) => studied.includes(subject) || (subject !== 'maths' && studied.includes('science')),
  ).flatMap((subject) => [
    formulaClassPath(subject, grade),
    ...formulaPlaces(subject)
      .filter(({ plan }) => plan.grades.includes(grade))
      .map(({ path }) => path),
  ]);
};

/** The calculators that a chapter of these books leads to. */
const calculatorPaths = (books: readonly BookPlace[]): string[] => {
  const { nodes, ties } = studyGraph();
  return books
    .flatMap((place) => place.book.chapters.map((_, at) => chapterNode(place, at + 1)))
    .flatMap((chapter) => ties.get(chapter) ?? [])
    .flatMap((id) => nodes.get(id) ?? [])
    .filter(({ kind }) => kind === 'calculator')
    .map(({ path }) => path);
};

/** The pages that a class learns with, each once: what is stored of it for use without a network. */
export const classPaths = (classNumber: ClassNumber): readonly string[] => {
  const books = booksInUse(classNumber);
  return [
    ...new Set([
      MY_STUDY_PATH,
      ncertClassPath(classNumber),
      ...books.flatMap((place) => [
        ncertBookPath(place),
        ...place.book.chapters.map((_, at) => ncertChapterPath(place, at + 1)),
      ]),
      ...worksheetPaths(classNumber),
      ...(classNumber <= LAST_TABLE_CLASS ? TABLES.map(tablePath) : []),
      ...lessonPaths(classNumber),
      ...formulaPaths(classNumber),
      ...calculatorPaths(books),
      syllabusPath(classNumber),
    ]),
  ];
};
