import { FORMULA_MESSAGES } from '@/data/study/calculators/messages';
import { findElement } from './atomicMass';
import { plainFormula } from './formulaText';

/** Atoms by symbol, in the order of the formula; the charge in elementary charges. */
export type Formula = { atoms: ReadonlyMap<string, number>; charge: number };

type Counts = Map<string, number>;

const LONGEST = 100;
const MOST_ATOMS = 1_000_000;
const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const CLOSING = Object.values(PAIRS);

class FormulaError extends Error {}

const addCounts = (to: Counts, from: Counts, times: number): void => {
  for (const [symbol, count] of from) {
    const next = (to.get(symbol) ?? 0) + count * times;
    if (next > MOST_ATOMS) throw new FormulaError(FORMULA_MESSAGES.tooMany);
    to.set(symbol, next);
  }
};

/** Reads one part of a formula, between dots, from left to right. */
class PartReader {
  private at = 0;

  constructor(private readonly text: string) {}

  read(): Counts {
    const times = this.count();
    const counts = this.groups(null);
    if (counts.size === 0) throw new FormulaError(FORMULA_MESSAGES.emptyPart);
    const all: Counts = new Map();
    addCounts(all, counts, times);
    return all;
  }

  private take(shape: RegExp): string | null {
    const found = shape.exec(this.text.slice(this.at))?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  private count(): number {
    const digits = this.take(/^\d+/);
    if (digits === null) return 1;
    if (!/^[1-9]\d{0,2}$/.test(digits)) throw new FormulaError(FORMULA_MESSAGES.count(digits));
    return Number(digits);
  }

  private groups(open: string | null): Counts {
    const counts: Counts = new Map();
    for (;;) {
      const sign = this.text.charAt(this.at);
      if (sign === '' || CLOSING.includes(sign)) {
        this.close(open, sign);
        return counts;
      }
      const group = sign in PAIRS ? this.bracket(sign) : this.element();
      addCounts(counts, group, this.count());
    }
  }

  private close(open: string | null, sign: string): void {
    if (sign === '' && open === null) return;
    if (open === null) throw new FormulaError(FORMULA_MESSAGES.notOpened(sign));
    if (sign === '') throw new FormulaError(FORMULA_MESSAGES.notClosed(open));
    if (PAIRS[open] !== sign) throw new FormulaError(FORMULA_MESSAGES.wrongBracket(open, sign));
    this.at += 1;
  }

  private bracket(open: string): Counts {
    this.at += 1;
    const counts = this.groups(open);
    if (counts.size === 0) throw new FormulaError(FORMULA_MESSAGES.emptyBracket);
    return counts;
  }

  private element(): Counts {
    const sign = Array.from(this.text.slice(this.at))[0] ?? '';
    if (/^[a-z]/.test(sign)) throw new FormulaError(FORMULA_MESSAGES.smallLetter(sign));
    const symbol = this.take(/^[A-Z][a-z]*/);
    if (symbol === null) throw new FormulaError(FORMULA_MESSAGES.sign(sign));
    if (!findElement(symbol)) throw new FormulaError(FORMULA_MESSAGES.noElement(symbol));
    return new Map([[symbol, 1]]);
  }
}

const CHARGE = /\^(\d{0,2})([+-])$/;

const readCharge = (text: string): { rest: string; charge: number } => {
  const match = CHARGE.exec(text);
  if (!match) {
    if (text.includes('^') || /[+-]$/.test(text)) throw new FormulaError(FORMULA_MESSAGES.charge);
    return { rest: text, charge: 0 };
  }
  const size = match[1] === '' ? 1 : Number(match[1]);
  if (size === 0) throw new FormulaError(FORMULA_MESSAGES.charge);
  return { rest: text.slice(0, match.index), charge: match[2] === '-' ? -size : size };
};

const read = (text: string): Formula => {
  const { rest, charge } = readCharge(text);
  // The electron, for half-equations.
  if (rest === 'e' && charge === -1) return { atoms: new Map(), charge };
  const atoms: Counts = new Map();
  for (const part of rest.split('·')) {
    if (part === '') throw new FormulaError(FORMULA_MESSAGES.emptyPart);
    addCounts(atoms, new PartReader(part).read(), 1);
  }
  return { atoms, charge };
};

/** Counts the atoms of a typed formula: brackets, hydrates, charges. A sentence when it cannot. */
export const parseFormula = (typed: string): Formula | { message: string } => {
  const text = plainFormula(typed);
  if (text === '') return { message: FORMULA_MESSAGES.empty };
  if (text.length > LONGEST) return { message: FORMULA_MESSAGES.tooLong };
  try {
    return read(text);
  } catch (cause) {
    if (cause instanceof FormulaError) return { message: cause.message };
    throw cause;
  }
};
