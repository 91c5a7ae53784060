import { FORMULA_PATH, FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { INDEX_TEXT, SUBJECT_TEXTS, type SubjectText } from '@/data/study/formulas/subjects';
import { listFormulas } from './listFormulas';

type Related = { title: string; path: string; note?: string };

export type FormulaPage = {
  subject: FormulaSubject;
  path: string;
  text: SubjectText;
  total: number;
  parent: Related;
  related: Related[];
};

const CALCULATORS: Record<FormulaSubject, Related> = {
  maths: { title: 'Maths calculators', path: '/calculators/math-calculator' },
  physics: { title: 'Physics calculators', path: '/calculators/physics-calculators' },
  chemistry: { title: 'Chemistry calculators', path: '/calculators/chemistry-calculator' },
};

const otherLists = (subject: FormulaSubject): Related[] =>
  (['maths', 'physics', 'chemistry'] as const)
    .filter((other) => other !== subject)
    .map((other) => ({
      title: SUBJECT_TEXTS[other].title,
      path: FORMULA_PATHS[other],
      note: `${listFormulas(other).length} formulas, classes 6 to 12`,
    }));

/** What stands around a list. The list itself is drawn by the server alone. For prerendering. */
export const buildFormulaPage = (subject: FormulaSubject): FormulaPage => ({
  subject,
  path: FORMULA_PATHS[subject],
  text: SUBJECT_TEXTS[subject],
  total: listFormulas(subject).length,
  parent: { title: INDEX_TEXT.title, path: FORMULA_PATH },
  related: [...otherLists(subject), CALCULATORS[subject]],
});
