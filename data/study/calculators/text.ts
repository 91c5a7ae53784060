/** What stands beside a calculator. */
export type CalculatorText = {
  /** What it works out, and when that holds. */
  about: string;
  /** In TeX. */
  formulas: readonly string[];
  /** A question, and how it is typed in; the answer is computed. */
  example: { question: string; inputs: Readonly<Record<string, string>> };
  mistakes: readonly string[];
};
