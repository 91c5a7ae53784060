import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { formulaClassPath } from '@/data/routes/paths/study/formulas';
import {
  FORMULA_GRADES,
  FORMULA_SUBJECTS,
  type FormulaClass,
  type FormulaGrade,
  type FormulaSubject,
} from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { SUBJECT_TEXTS } from '@/data/study/formulas/subjects';
import { listFormulas } from './listFormulas';

export type IndexCell = { path: string; topics: string[]; count: number };

export type FormulaIndex = {
  subjects: { subject: FormulaSubject; title: string; lead: string; path: string; count: number }[];
  /** One row a class, one cell a subject in their order. */
  rows: { grade: FormulaGrade; cells: IndexCell[] }[];
};

const toCell = (
  subject: FormulaSubject,
  { grade, topics, alsoUseful = [] }: FormulaClass,
): IndexCell => ({
  path: formulaClassPath(subject, grade),
  topics: topics.map(({ title }) => title),
  count: topics.reduce((sum, { formulas }) => sum + formulas.length, alsoUseful.length),
});

/** What the page that leads to the three lists shows. For prerendering. */
export const buildFormulaIndex = (): FormulaIndex => ({
  subjects: FORMULA_SUBJECTS.map((subject) => ({
    subject,
    title: SUBJECT_TEXTS[subject].title,
    lead: SUBJECT_TEXTS[subject].lead,
    path: FORMULA_PATHS[subject],
    count: listFormulas(subject).length,
  })),
  rows: FORMULA_GRADES.map((grade) => ({
    grade,
    cells: FORMULA_SUBJECTS.flatMap((subject) =>
      FORMULAS[subject].filter((list) => list.grade === grade).map((list) => toCell(subject, list)),
    ),
  })),
});
