import { countAtoms } from '@/lib/study/formulas/checks/countAtoms';

const SMALL = '₀₁₂₃₄₅₆₇₈₉';

/** A formula as it is typed: `H2O` for `H₂O`. */
export const plainFormula = (formula: string): string =>
  formula.replace(/[₀-₉]/g, (digit) => String(SMALL.indexOf(digit)));

/** How many atoms of each element a printed formula has: `Ca(OH)₂` one of Ca, two of O, two of H. */
export const atomsOf = (formula: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(countAtoms(plainFormula(formula))));
