import { CONCEPT_SUBJECT_IDS } from '@/data/routes/paths/study/concepts';
import { paperSlug } from '@/data/routes/paths/study/papers';
import { RULE_TIES } from '@/data/study/graph/rules';
import { PAPERS } from '@/data/study/papers/paperList';
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
        kind === 'paper' || (kind === 'chapter' && (subject === 'maths' || subject === 'evs')),
    )
    .filter(({ grade = 11 }) => grade <= 10)
    .map(({ id, grade }): Tie => [id, `worksheet:grade-${grade}`]);

const withPapers = (nodes: readonly StudyNode[]): Tie[] =>
  PAPERS.flatMap((entry) => {
    const paper = `paper:${paperSlug(entry)}` as const;
    const place = paperBook(entry);
    const chapters = (place?.book.chapters ?? []).map((_, at) =>
      chapterNode(place ?? { classNumber: entry.classNumber, slug: entry.subject }, at + 1),
    );
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
      ...chapters.map((id): Tie => [paper, id]),
      ...formulas.map(({ id }): Tie => [paper, id]),
      ...others.map((other): Tie => [paper, `paper:${paperSlug(other)}`]),
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
  ...toolGroups(nodes),
  ...withWorksheets(nodes),
  ...withPapers(nodes),
  ...lessonTies(),
  ...worksheetTies(),
  ...tableTies(nodes),
];
