/** A letter of a formula. The value is the one it has in the worked use: tests put it in. */
export type FormulaSymbol = readonly [tex: string, means: string, unit?: string, value?: number];

export type Formula = {
  /** Unique on its page; its address on the page is made of it. */
  name: string;
  tex: string;
  symbols: readonly FormulaSymbol[];
  use: {
    given: string;
    /** Plain arithmetic that a test evaluates: 1/2 × 12 × 9. Steps are joined by " = ". */
    work: string;
    /** Starts with the number, or with "about" and the rounded number. */
    answer: string;
  };
  /** When the formula does not hold, or what is often got wrong. */
  limits?: string;
  /** For what is no arithmetic with letters: an expression of mathjs that a test finds true. */
  check?: string;
};

export type FormulaTopic = { title: string; formulas: readonly Formula[] };

export const FORMULA_GRADES = [6, 7, 8, 9, 10, 11, 12] as const;
export type FormulaGrade = (typeof FORMULA_GRADES)[number];

export type FormulaClass = {
  grade: FormulaGrade;
  /** In the course of the session in use. */
  topics: readonly FormulaTopic[];
  /** Of topics in `outOfCourse.ts`. */
  alsoUseful?: readonly Formula[];
};

export const FORMULA_SUBJECTS = ['maths', 'physics', 'chemistry'] as const;
export type FormulaSubject = (typeof FORMULA_SUBJECTS)[number];
