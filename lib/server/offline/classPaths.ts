import { CONCEPT_SUBJECT_IDS, conceptPath } from '@/data/routes/paths/study/concepts';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { ncertBookPath, ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { ncertClassPath } from '@/data/routes/paths/study/ncertList';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { tablePath } from '@/data/routes/paths/study/tables';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { booksInUse } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { formulaPages } from '@/lib/study/ncert/relatedPages';

/** The tables that school asks for. */
const TABLES = Array.from({ length: 19 }, (_, at) => at + 2);
/** After it, nobody learns tables any more. */
const LAST_TABLE_CLASS = 8;

const isInBand = (band: string, classNumber: number): boolean => {
  const [from = 0, to = from] = band.split('-').map(Number);
  return classNumber >= from && classNumber <= to;
};

const lessonPaths = (classNumber: ClassNumber): string[] =>
  CONCEPT_SUBJECT_IDS.flatMap((subject) =>
    CONCEPT_SUBJECTS[subject].topics
      .filter(({ band }) => isInBand(band, classNumber))
      .map(({ slug }) => conceptPath(subject, slug)),
  );

/** The pages that a class learns with, each once: what is stored of it for use without a network. */
export const classPaths = (classNumber: ClassNumber): readonly string[] => {
  const books = booksInUse(classNumber);
  const worksheets = WORKSHEET_SLUGS.find((slug) => slug === `grade-${classNumber}`);
  const formulas = books.flatMap(({ subject }) =>
    formulaPages(classNumber, subject).map(({ path }) => path),
  );
  return [
    ...new Set([
      MY_STUDY_PATH,
      ncertClassPath(classNumber),
      ...books.flatMap((place) => [
        ncertBookPath(place),
        ...place.book.chapters.map((_, at) => ncertChapterPath(place, at + 1)),
      ]),
      ...(worksheets ? [worksheetPath(worksheets)] : []),
      ...(classNumber <= LAST_TABLE_CLASS ? TABLES.map(tablePath) : []),
      ...lessonPaths(classNumber),
      ...formulas,
      syllabusPath(classNumber),
    ]),
  ];
};
