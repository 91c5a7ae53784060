import { EQUATION_MESSAGES } from '@/data/study/calculators/messages';
import { plainFormula } from './formulaText';
import { type Formula, parseFormula } from './parseFormula';

/** A substance of an equation as it was typed, without the number before it. */
export type Species = { text: string; formula: Formula };
export type Equation = { left: Species[]; right: Species[] };

const LONGEST = 200;
const MOST_SPECIES = 12;
const ARROW = /<?[-=]+>|[→⇌⟶⇄↔]|=/g;
const COEFFICIENT = /^\d+(?=[A-Z([{e])/;

class EquationError extends Error {}

/** Splits at every + that is no charge: a charge follows `^`. */
const splitSide = (side: string): string[] => {
  const marked = plainFormula(side)
    .replace(/\((?:s|l|g|aq)\)/g, '')
    .replace(/\^(\d*)\+/g, '^$1⊕');
  return marked.split('+').map((text) => text.replaceAll('⊕', '+'));
};

const readSpecies = (text: string): Species => {
  // A number before a formula is what we are asked for: it is found anew.
  const bare = plainFormula(text).replace(COEFFICIENT, '');
  if (bare === '') throw new EquationError(EQUATION_MESSAGES.emptySide);
  const formula = parseFormula(bare);
  if ('message' in formula)
    throw new EquationError(EQUATION_MESSAGES.inFormula(bare, formula.message));
  return { text: bare, formula };
};

const read = (typed: string): Equation => {
  const sides = typed.split(ARROW);
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.length !== 2)
    throw new EquationError(EQUATION_MESSAGES.arrow);
  const equation = {
    left: splitSide(left).map(readSpecies),
    right: splitSide(right).map(readSpecies),
  };
  if (equation.left.length + equation.right.length > MOST_SPECIES)
    throw new EquationError(EQUATION_MESSAGES.tooMany);
  return equation;
};

/** Reads `Fe + O2 -> Fe2O3`. States such as (aq) and numbers in front are left out. */
export const parseEquation = (typed: string): Equation | { message: string } => {
  if (typed.trim() === '') return { message: EQUATION_MESSAGES.empty };
  if (typed.length > LONGEST) return { message: EQUATION_MESSAGES.tooLong };
  try {
    return read(typed);
  } catch (cause) {
    if (cause instanceof EquationError) return { message: cause.message };
    throw cause;
  }
};
