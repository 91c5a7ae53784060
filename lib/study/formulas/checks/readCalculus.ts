import type { FormulaSymbol } from '@/data/study/formulas/formula';
import { evaluateTex } from './evaluateTex';

/** What the derivative is of, and what it is. */
type Calculus = { of: string; is: string };

const DERIVATIVE = /^\\frac\{d\}\{dx\} (?<of>.+) = (?<is>.+)$/;
const INTEGRAL = /^\\int (?<is>.+?)\\,dx = (?<of>.+) \+ C$/;

/** A derivative, or an integral read backwards: the derivative of the right side is on the left. */
export const readCalculus = (tex: string): Calculus | null => {
  const { of, is } = (DERIVATIVE.exec(tex) ?? INTEGRAL.exec(tex))?.groups ?? {};
  return of && is ? { of, is } : null;
};

const STEP = 1e-5;

const evaluateAt = (tex: string, symbols: readonly FormulaSymbol[], x: number): number => {
  const [value = Number.NaN] = evaluateTex(tex, [
    ...symbols.filter(([symbol]) => symbol !== 'x'),
    ['x', 'variable', '', x],
  ]);
  return value;
};

/** How far the stated derivative is from the one that small steps on both sides of x give. */
export const errorAt = (
  { of, is }: Calculus,
  symbols: readonly FormulaSymbol[],
  x: number,
): number => {
  const rise = evaluateAt(of, symbols, x + STEP) - evaluateAt(of, symbols, x - STEP);
  const stated = evaluateAt(is, symbols, x);
  return Math.abs(rise / (2 * STEP) - stated) / Math.max(1, Math.abs(stated));
};
