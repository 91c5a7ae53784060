import { CHEMISTRY_SHEET } from '@/data/study/formulas/sheets/chemistry';
import { MATHS_SHEET } from '@/data/study/formulas/sheets/maths';
import { MATHS_12_SHEET } from '@/data/study/formulas/sheets/maths12';
import { MATHS_NAMES } from '@/data/study/formulas/sheets/mathsNames';
import { PHYSICS_SHEET } from '@/data/study/formulas/sheets/physics';
import { buildFormulaSheet, buildOwnSheets, buildSheetNames } from './formulaSheet';

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

it('has generated the page of class 12 maths, and its names on the list of maths', () => {
  expect([MATHS_12_SHEET]).toEqual(buildOwnSheets('maths'));
  expect(MATHS_NAMES).toEqual(buildSheetNames('maths'));
});
