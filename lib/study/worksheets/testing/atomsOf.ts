import { plainFormula } from '@/lib/study/calculators/chemistry/formulaText';
import { countAtoms } from '@/lib/study/formulas/checks/countAtoms';

/** How many atoms of each element a printed formula has: `Ca(OH)₂` one of Ca, two of O, two of H. */
export const atomsOf = (formula: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(countAtoms(plainFormula(formula))));
