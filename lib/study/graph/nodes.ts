import { PAPER_COPY } from '@/data/copy/papers';
import { toolPath } from '@/data/routes/paths/study/calculators';
import { CONCEPT_SUBJECT_IDS, conceptPath } from '@/data/routes/paths/study/concepts';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { paperPath, paperSlug } from '@/data/routes/paths/study/papers';
import { TABLE_NUMBERS, tablePath } from '@/data/routes/paths/study/tables';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { planName } from '@/data/study/formulas/copy';
import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import type { NodeId, NodeKind } from '@/data/study/graph/node';
import type { SolvedSubject } from '@/data/study/ncert/book';
import {
  BOOK_PLACES,
  type BookPlace,
  lastSessionOf,
  printedNumber,
} from '@/data/study/ncert/books';
import { subjectInSentence } from '@/data/study/ncert/subjectNames';
import { PAPERS } from '@/data/study/papers/paperList';
import { TABLE_COPY } from '@/data/study/tables/copy';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { CHEMISTRY, MATHS, PHYSICS, type SubjectTools } from '@/lib/study/calculators/subjectTools';
import { formulaPlaces } from '@/lib/study/formulas/formulaPlaces';

/** A study page as ties name it. */
export type StudyNode = {
  id: NodeId;
  kind: NodeKind;
  title: string;
  path: string;
  /** Of a chapter, a paper or worksheets; the lowest one of formulas. */
  grade?: number;
  subject?: SolvedSubject;
  /** Of a book that another has replaced. */
  isReplaced?: boolean;
  /** What topics find a chapter by. */
  words?: string;
  /** Its place among its kind, where a rule ties neighbours: those with one row are in order. */
  row?: string;
};

const bookKey = ({ classNumber, slug }: Pick<BookPlace, 'classNumber' | 'slug'>): string =>
  `class-${classNumber}/${slug}`;

export const chapterNode = (
  place: Pick<BookPlace, 'classNumber' | 'slug'>,
  number: number,
): NodeId => `chapter:${bookKey(place)}/${number}`;

const chapters = (): StudyNode[] =>
  BOOK_PLACES.flatMap((place) =>
    place.book.chapters.map((chapter, at): StudyNode => {
      const { number } = printedNumber(place.book, at + 1);
      return {
        id: chapterNode(place, at + 1),
        kind: 'chapter',
        title: `Class ${place.classNumber} ${subjectInSentence(place.subject)}, chapter ${number}: ${chapter.name}`,
        path: ncertChapterPath(place, at + 1),
        grade: place.classNumber,
        subject: place.subject,
        words: `${chapter.name}: ${chapter.about}`.toLowerCase(),
        row: bookKey(place),
        isReplaced: lastSessionOf(place.set) !== null,
      };
    }),
  );

const lessons = (): StudyNode[] =>
  CONCEPT_SUBJECT_IDS.flatMap((subject) =>
    CONCEPT_SUBJECTS[subject].topics.map(
      ({ slug, name }): StudyNode => ({
        id: `lesson:${subject}/${slug}`,
        kind: 'lesson',
        title: name,
        path: conceptPath(subject, slug),
        row: subject,
      }),
    ),
  );

const worksheets = (): StudyNode[] =>
  WORKSHEET_SLUGS.map(
    (slug): StudyNode => ({
      id: `worksheet:${slug}`,
      kind: 'worksheet',
      title: `${WORKSHEET_GRADES[slug].name} worksheets`,
      path: worksheetPath(slug),
      row: 'worksheets',
    }),
  );

const formulas = (): StudyNode[] =>
  FORMULA_SUBJECTS.flatMap((subject) =>
    formulaPlaces(subject).map(({ path, plan, group }): StudyNode => {
      const course = `${planName(plan)} ${subject} formulas`;
      return {
        id: `formula:${subject}${path.slice(FORMULA_PATHS[subject].length)}`,
        kind: 'formula',
        title: group ? `${course}: ${group.title}` : course,
        path,
        grade: plan.grades[0],
        subject,
        row: subject,
      };
    }),
  );

const toolsOf = <Id extends string>(all: SubjectTools<Id>): StudyNode[] =>
  all.groups.flatMap(({ title, ids }) =>
    ids.map(
      (id): StudyNode => ({
        id: `calculator:${all.subject}/${id}`,
        kind: 'calculator',
        title: all.tools[id].heading,
        path: toolPath(all.subject, id),
        row: `${all.subject} ${title}`,
      }),
    ),
  );

const tables = (): StudyNode[] =>
  TABLE_NUMBERS.map(
    (factor): StudyNode => ({
      id: `table:${factor}`,
      kind: 'table',
      title: TABLE_COPY.heading(factor),
      path: tablePath(factor),
    }),
  );

const papers = (): StudyNode[] =>
  PAPERS.map(
    (entry): StudyNode => ({
      id: `paper:${paperSlug(entry)}`,
      kind: 'paper',
      title: PAPER_COPY.heading(
        PAPER_COPY.name(entry.classNumber, subjectInSentence(entry.subject)),
        entry.set ?? null,
      ),
      path: paperPath(entry),
      grade: entry.classNumber,
      row: `class-${entry.classNumber} ${entry.subject}`,
    }),
  );

/** Every study page that ties can lead to. */
export const listNodes = (): StudyNode[] => [
  ...chapters(),
  ...lessons(),
  ...worksheets(),
  ...formulas(),
  ...toolsOf(MATHS),
  ...toolsOf(PHYSICS),
  ...toolsOf(CHEMISTRY),
  ...tables(),
  ...papers(),
];
