import type { Formula, FormulaGrade, FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { topicsOf } from './classTopics';

export type ListedFormula = Formula & { grade: FormulaGrade; topic: string };

/** All formulas of a subject in one row, in the order of the page. */
export const listFormulas = (subject: FormulaSubject): readonly ListedFormula[] =>
  FORMULAS[subject].flatMap((list) =>
    topicsOf(subject, list).flatMap(({ title, formulas }) =>
      formulas.map((formula) => ({ ...formula, grade: list.grade, topic: title })),
    ),
  );
