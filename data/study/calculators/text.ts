export type CalculatorExample = {
  question: string;
  inputs: Readonly<Record<string, string>>;
};

/** What stands beside a calculator. */
export type CalculatorText = {
  /** What it works out, and when that holds. */
  about: string;
  /** In TeX. */
  formulas: readonly string[];
  /** Questions, and how they are typed in; the answers are computed. */
  examples: readonly [CalculatorExample, ...CalculatorExample[]];
  mistakes: readonly string[];
};
