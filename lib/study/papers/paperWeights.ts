import type { PaperEntry } from '@/data/study/papers/paperList';
import { unitsOf } from '@/data/study/papers/units';
import { weighChapters } from './chapterWeights';
import { paperChapters } from './paperChapters';
import type { Paper } from './paperFront';

export type WeightRow = {
  name: string;
  /** Null where the chapter has no page here. */
  path: string | null;
  /** Numbers of its questions: `3, 22, 31`. */
  questions: string;
  marks: number;
};

export type WeightGroup = {
  /** A unit of the syllabus; null where the class has no units. */
  unit: { number: string; name: string } | null;
  marks: number;
  rows: readonly WeightRow[];
};

const sumOf = (rows: readonly { marks: number }[]): number =>
  rows.reduce((total, { marks }) => total + marks, 0);

/** Which chapters carry how many marks, in the units of the syllabus where the class has them. */
export const weighPaper = (
  entry: Pick<PaperEntry, 'classNumber' | 'subject' | 'book'>,
  paper: Pick<Paper, 'sections'>,
): readonly WeightGroup[] => {
  const chapters = paperChapters(entry);
  const rows = weighChapters(paper).map(({ chapter, questions, marks }) => ({
    chapter,
    name: chapters[chapter - 1]?.name ?? '',
    path: chapters[chapter - 1]?.path ?? null,
    questions: questions.join(', '),
    marks,
  }));
  const units = unitsOf(entry);
  const groups =
    units.length === 0
      ? [{ unit: null, rows }]
      : units.map((unit) => ({
          unit: { number: unit.number, name: unit.name },
          rows: rows.filter(({ chapter }) => unit.chapters.includes(chapter)),
        }));
  return groups.map((group) => ({
    unit: group.unit,
    marks: sumOf(group.rows),
    rows: group.rows.map(({ name, path, questions, marks }) => ({ name, path, questions, marks })),
  }));
};

/** What carries most marks, by name, from the heaviest on: units, or chapters where there are none. */
export const heaviestOf = (
  groups: readonly WeightGroup[],
): readonly { name: string; marks: number }[] =>
  groups
    .flatMap(({ unit, marks, rows }) =>
      unit
        ? [{ name: unit.name, marks }]
        : rows.map((row) => ({ name: row.name.replace(/^\d+\. /, ''), marks: row.marks })),
    )
    .sort((a, b) => b.marks - a.marks);
