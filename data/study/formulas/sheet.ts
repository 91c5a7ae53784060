import type { FormulaGrade } from './formula';

/** A formula as its page shows it, with MathML in place of TeX. */
export type SheetFormula = {
  /** Its place on its page. */
  id: string;
  name: string;
  /** MathML. */
  math: string;
  /** Wider than a card may be on a phone, or than any card. */
  width?: 'long' | 'widest';
  /** HTML: a letter and what it means. */
  symbols: readonly string[];
  given: string;
  /** The worked use in one line: 1/2 × 12 × 9 = 54 cm². */
  work: string;
  limits?: string;
};

export type SheetTopic = {
  id: string;
  title: string;
  formulas: readonly SheetFormula[];
};

export type SheetClass = { grade: FormulaGrade; id: string; topics: readonly SheetTopic[] };
