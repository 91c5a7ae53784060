import { CHEMISTRY_SHEET } from '@/data/study/formulas/sheets/chemistry';
import { MATHS_SHEET } from '@/data/study/formulas/sheets/maths';
import { PHYSICS_SHEET } from '@/data/study/formulas/sheets/physics';
import { buildFormulaSheet } from './formulaSheet';

it.each([
  ['maths', MATHS_SHEET],
  ['physics', PHYSICS_SHEET],
  ['chemistry', CHEMISTRY_SHEET],
] as const)(
  'has generated the sheet of %s from its formulas: npm run formula-sheets',
  (subject, sheet) => {
    expect(sheet).toEqual(buildFormulaSheet(subject));
  },
);
