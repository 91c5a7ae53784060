import { CONCEPT_SUBJECT_IDS } from '@/data/routes/paths/study/concepts';
import { paperSlug } from '@/data/routes/paths/study/papers';
import { CONCEPT_SUBJECTS } from '@/data/study/concepts/subjects';
import type { NodeId } from '@/data/study/graph/node';
import { RULE_TIES } from '@/data/study/graph/rules';
import { isSocial } from '@/data/study/ncert/book';
import { type BookPlace, booksInUse } from '@/data/study/ncert/books';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { PAPERS, type PaperEntry, papersOf } from '@/data/study/papers/paperList';
import { isInBand } from '@/lib/study/concepts/isInBand';
import { readLessons } from '@/lib/study/concepts/readLessons';
import { paperBook } from '@/lib/study/papers/paperBook';
import type { Tie } from './hubTies';
import { chapterNode, type StudyNode } from './nodes';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/** Each with the next one of its row. */
const inRows = (nodes: readonly StudyNode[]): Tie[] =>
  nodes.flatMap(({ id, kind, row }, at) => {
    const next = nodes.slice(at + 1).find((other) => other.kind === kind && other.row === row);
    return row && next ? [[id, next.id] as const] : [];
  });

// Those of one row in a ring: each with the next and the next but one.
const topicRings = (nodes: readonly StudyNode[]): Tie[] => {
  const topics = nodes.filter(({ kind, subject }) => kind === 'worksheet' && subject);
  return topics.flatMap((one) => {
    const ring = topics.filter(({ row }) => row === one.row);
    const at = ring.indexOf(one);
    return [1, 2].flatMap((step) => {
      const other = ring[(at + step) % ring.length];
      return other ? [[one.id, other.id] as const] : [];
    });
  });
};

/** Each chapter of social science with the next but one: it has no formulas, calculators or sheets. */
const socialChapters = (nodes: readonly StudyNode[]): Tie[] => {
  const chapters = nodes.filter(
    ({ kind, subject }) =>
      kind === 'chapter' && subject !== undefined && subject !== 'english' && isSocial(subject),
  );
  return chapters.flatMap(({ id, row }, at) => {
    const other = chapters[at + 2];
    return other && other.row === row ? [[id, other.id] as const] : [];
  });
};

const toolGroups = (nodes: readonly StudyNode[]): Tie[] => {
  const tools = nodes.filter(({ kind }) => kind === 'calculator');
  return tools.flatMap((one, at) =>
    tools
      .slice(at + 1)
      .filter(({ row }) => row === one.row)
      .map((other): Tie => [one.id, other.id]),
  );
};

const withWorksheets = (nodes: readonly StudyNode[]): Tie[] =>
  nodes
    .filter(
      ({ kind, subject }) =>
        kind === 'paper' ||
        kind === 'syllabus' ||
        (kind === 'chapter' && (subject === 'maths' || subject === 'evs')),
    )
    .filter(({ grade = 11 }) => grade <= 10)
    .map(({ id, grade }): Tie => [id, `worksheet:grade-${grade}`]);

/** The books that a paper asks about: social science of class 10 has four. */
const paperBooks = (entry: PaperEntry): readonly BookPlace[] => {
  const place = paperBook(entry);
  if (place) return [place];
  return entry.subject === 'social-science'
    ? booksInUse(entry.classNumber).filter(({ subject }) => isSocial(subject))
    : [];
};

const englishLessons = ({ classNumber, subject }: PaperEntry): NodeId[] =>
  subject === 'english'
    ? CONCEPT_SUBJECTS.english.topics
        .filter(({ band }) => isInBand(band, classNumber))
        .map(({ slug }) => `lesson:english/${slug}` as const)
    : [];

const withPapers = (nodes: readonly StudyNode[]): Tie[] =>
  PAPERS.flatMap((entry) => {
    const paper = `paper:${paperSlug(entry)}` as const;
    const chapters = paperBooks(entry).flatMap((place) =>
      place.book.chapters.map((_, at) => chapterNode(place, at + 1)),
    );
    const siblings = papersOf(entry).filter((other) => (other.set ?? 1) > (entry.set ?? 1));
    const formulas = nodes.filter(
      ({ kind, subject, grade }) =>
        kind === 'formula' &&
        grade === entry.classNumber &&
        (subject === entry.subject || (entry.subject === 'science' && subject !== 'maths')),
    );
    const others = entry.set
      ? []
      : PAPERS.filter(
          (other) =>
            other.classNumber === entry.classNumber && other.subject > entry.subject && !other.set,
        );
    return [
      ...[...chapters, ...englishLessons(entry)].map((id): Tie => [paper, id]),
      ...formulas.map(({ id }): Tie => [paper, id]),
      ...[...siblings, ...others].map((other): Tie => [paper, `paper:${paperSlug(other)}`]),
    ];
  });

/** With what a class reads, practises and writes: a chapter itself is named in the syllabus above. */
const syllabusTies = (): Tie[] =>
  CLASS_NUMBERS.flatMap((classNumber) => {
    const syllabus = `syllabus:class-${classNumber}` as const;
    return [
      ...booksInUse(classNumber).map((place): Tie => [syllabus, chapterNode(place, 1)]),
      ...PAPERS.filter((entry) => entry.classNumber === classNumber).map(
        (entry): Tie => [syllabus, `paper:${paperSlug(entry)}`],
      ),
    ];
  });

const lessonTies = (): Tie[] =>
  CONCEPT_SUBJECT_IDS.flatMap((subject) =>
    readLessons(subject).flatMap(({ slug, front }) =>
      front.related.map(
        (other): Tie => [`lesson:${subject}/${slug}`, `lesson:${subject}/${other}`],
      ),
    ),
  );

const worksheetTies = (): Tie[] =>
  keysOf(RULE_TIES.worksheets).flatMap((grade) => {
    const { lessons, tables } = RULE_TIES.worksheets[grade];
    return [
      ...lessons.map((lesson): Tie => [`worksheet:${grade}`, `lesson:${lesson}`]),
      ...tables.map((factor): Tie => [`worksheet:${grade}`, `table:${factor}`]),
    ];
  });

const tableTies = (nodes: readonly StudyNode[]): Tie[] => {
  const last = nodes.filter(({ kind }) => kind === 'table').length;
  return Array.from({ length: last }, (_, at) => at + 1).flatMap((factor) => {
    const others = [factor + 1, factor * 2, factor * 10, factor + 10];
    return [
      ...others
        .filter((other) => other <= last)
        .map((other): Tie => [`table:${factor}`, `table:${other}`]),
      ...(factor <= RULE_TIES.tables.upTo
        ? [[`table:${factor}`, `lesson:${RULE_TIES.tables.lesson}`] as const]
        : []),
    ];
  });
};

/** The ties that no topic names: see `data/study/graph/rules.ts`. */
export const ruleTies = (nodes: readonly StudyNode[]): Tie[] => [
  ...inRows(nodes),
  ...topicRings(nodes),
  ...socialChapters(nodes),
  ...toolGroups(nodes),
  ...withWorksheets(nodes),
  ...withPapers(nodes),
  ...syllabusTies(),
  ...lessonTies(),
  ...worksheetTies(),
  ...tableTies(nodes),
];
