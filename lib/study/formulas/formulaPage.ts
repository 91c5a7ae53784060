import { FORMULA_PATH, FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import {
  INDEX_TEXT,
  MATHS_12_TEXT,
  SUBJECT_TEXTS,
  type SubjectText,
} from '@/data/study/formulas/subjects';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { paperPages } from '@/lib/study/ncert/paperPages';
import { syllabusPage } from '@/lib/study/ncert/relatedPages';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { listFormulas } from './listFormulas';

type Related = { title: string; path: string; note?: string };

export type FormulaPage = {
  subject: FormulaSubject;
  text: SubjectText;
  total: number;
  practice: PracticeQuestion[];
  /** The pages above it, from the top down. */
  parents: Related[];
  related: Related[];
};

const CALCULATORS: Record<FormulaSubject, Related> = {
  maths: { title: 'Maths calculators', path: '/calculators/math-calculator' },
  physics: { title: 'Physics calculators', path: '/calculators/physics-calculators' },
  chemistry: { title: 'Chemistry calculators', path: '/calculators/chemistry-calculator' },
};

const ALL_LISTS: Related = { title: INDEX_TEXT.title, path: FORMULA_PATH };

const otherLists = (subject: FormulaSubject): Related[] =>
  (['maths', 'physics', 'chemistry'] as const)
    .filter((other) => other !== subject)
    .map((other) => ({
      title: SUBJECT_TEXTS[other].title,
      path: FORMULA_PATHS[other],
      note: `${listFormulas(other).length} formulas, classes 6 to 12`,
    }));

/** What stands around a list. For prerendering. */
export const buildFormulaPage = (subject: FormulaSubject): FormulaPage => ({
  subject,
  text: SUBJECT_TEXTS[subject],
  total: listFormulas(subject).length,
  practice: FORMULA_PRACTICE[subject].map(toQuestion),
  parents: [ALL_LISTS],
  related: [...otherLists(subject), CALCULATORS[subject]],
});

/** What stands around the formulas of class 12 maths, which have a page of their own. */
export const buildMaths12Page = (): FormulaPage => ({
  subject: 'maths',
  text: MATHS_12_TEXT,
  total: listFormulas('maths').filter(({ grade }) => grade === 12).length,
  practice: [],
  parents: [ALL_LISTS, { title: SUBJECT_TEXTS.maths.title, path: FORMULA_PATHS.maths }],
  related: [
    { title: SUBJECT_TEXTS.maths.title, path: FORMULA_PATHS.maths, note: MATHS_12_TEXT.listNote },
    ...paperPages(12, 'maths'),
    syllabusPage(12),
    CALCULATORS.maths,
  ],
});
