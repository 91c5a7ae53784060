import { SHEET_COPY } from '@/data/study/formulas/copy';
import type {
  Formula,
  FormulaClass,
  FormulaSubject,
  FormulaTopic,
} from '@/data/study/formulas/formula';
import { findOutOfCourse } from './outOfCourse';

const headingOf = (subject: FormulaSubject, { grade }: FormulaClass, { name }: Formula): string => {
  const out = findOutOfCourse(subject, grade, name);
  if (!out) throw new Error(`${name} of class ${grade} is in no topic that left the course.`);
  return SHEET_COPY.alsoUseful(grade, out.why);
};

/** What is also useful in a class, under headings that say since when it is not in the course. */
export const alsoUsefulOf = (subject: FormulaSubject, list: FormulaClass): FormulaTopic[] => {
  const formulas = list.alsoUseful ?? [];
  const headings = formulas.map((formula) => headingOf(subject, list, formula));
  return [...new Set(headings)].map((title) => ({
    title,
    formulas: formulas.filter((_, at) => headings[at] === title),
  }));
};

/** All topics of a class, those of its course first. */
export const topicsOf = (subject: FormulaSubject, list: FormulaClass): readonly FormulaTopic[] => [
  ...list.topics,
  ...alsoUsefulOf(subject, list),
];
