import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { FORMULA_SHEETS } from '@/data/study/formulas/formulaSheets';
import { buildFormulaSheet } from './formulaSheet';

it.each(FORMULA_SUBJECTS)(
  'has generated the sheet of %s from its formulas: npm run formula-sheets',
  (subject) => {
    expect(FORMULA_SHEETS[subject]).toEqual(buildFormulaSheet(subject));
  },
);
