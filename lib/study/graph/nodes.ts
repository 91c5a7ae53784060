import { PAPER_COPY } from '@/data/copy/papers';
import { toolPath } from '@/data/routes/paths/study/calculators';
import { CONCEPT_SUBJECT_IDS, conceptPath } from '@/data/routes/paths/study/concepts';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { paperPath, paperSlug } from '@/data/routes/paths/study/papers';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { TABLE_NUMBERS, tablePath } from '@/data/routes/paths/study/tables';
import { topicPath, worksheetPath } from '@/data/routes/paths/study/worksheets';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import { planName } from '@/data/study/formulas/copy';
import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import type { HubSubject } from '@/data/study/graph/hub';
import type { NodeId, NodeKind } from '@/data/study/graph/node';
import {
  BOOK_PLACES,
  type BookPlace,
  lastSessionOf,
  printedNumber,
} from '@/data/study/ncert/books';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { subjectInSentence } from '@/data/study/ncert/subjectNames';
import { PAPERS } from '@/data/study/papers/paperList';
import { paperSubjectInSentence } from '@/data/study/papers/subjects';
import { SYLLABUS_RELATED } from '@/data/study/syllabus/related';
import { TABLE_COPY } from '@/data/study/tables/copy';
import { WORKSHEET_GRADES, type WorksheetTopic } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { TOPIC_PAGE } from '@/data/study/worksheets/topicTexts';
import { CHEMISTRY, MATHS, PHYSICS, type SubjectTools } from '@/lib/study/calculators/subjectTools';
import { formulaPlaces } from '@/lib/study/formulas/formulaPlaces';

/** A study page as ties name it. */
export type StudyNode = {
  id: NodeId;
  kind: NodeKind;
  title: string;
  path: string;
  /** Of a chapter, a paper or a worksheet, 0 and below before class 1; the lowest one of formulas. */
  grade?: number;
  subject?: HubSubject;
  /** Of a book that another has replaced. */
  isReplaced?: boolean;
  /** What topics find a chapter or a worksheet by. */
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
      const { part, number } = printedNumber(place.book, at + 1);
      const printed = part ? `${part}, chapter ${number}` : `chapter ${number}`;
      return {
        id: chapterNode(place, at + 1),
        kind: 'chapter',
        title: `Class ${place.classNumber} ${subjectInSentence(place.subject)}, ${printed}: ${chapter.name}`,
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

/** By its code, which never changes. */
export const topicNode = (slug: WorksheetSlug, { code }: Pick<WorksheetTopic, 'code'>): NodeId =>
  `worksheet:${slug}/${code}`;

// Class 1 is 1; those before it count down from 0.
const gradeOf = (slug: WorksheetSlug): number =>
  WORKSHEET_SLUGS.indexOf(slug) - WORKSHEET_SLUGS.indexOf('grade-1') + 1;

const topics = (): StudyNode[] =>
  WORKSHEET_SLUGS.flatMap((slug) =>
    WORKSHEET_GRADES[slug].topics.map(
      (topic): StudyNode => ({
        id: topicNode(slug, topic),
        kind: 'worksheet',
        title: TOPIC_PAGE.heading(WORKSHEET_GRADES[slug].name, topic.title),
        path: topicPath(slug, topic),
        grade: gradeOf(slug),
        subject: topic.subject,
        words: topic.title.toLowerCase(),
        row: `${slug} ${topic.subject}`,
      }),
    ),
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
        PAPER_COPY.name(entry.classNumber, paperSubjectInSentence(entry.subject)),
        entry.set ?? null,
      ),
      path: paperPath(entry),
      grade: entry.classNumber,
      row: `class-${entry.classNumber} ${entry.subject}`,
    }),
  );

const syllabuses = (): StudyNode[] =>
  CLASS_NUMBERS.map(
    (classNumber): StudyNode => ({
      id: `syllabus:class-${classNumber}`,
      kind: 'syllabus',
      title: SYLLABUS_RELATED.syllabus(classNumber),
      path: syllabusPath(classNumber),
      grade: classNumber,
      row: 'syllabus',
    }),
  );

/** Every study page that ties can lead to. */
export const listNodes = (): StudyNode[] => [
  ...chapters(),
  ...lessons(),
  ...worksheets(),
  ...topics(),
  ...formulas(),
  ...toolsOf(MATHS),
  ...toolsOf(PHYSICS),
  ...toolsOf(CHEMISTRY),
  ...tables(),
  ...papers(),
  ...syllabuses(),
];
