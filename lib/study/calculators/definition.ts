import type { Calculate, CalculatorField } from './calculator';

/** A calculator, apart from how it looks. */
export type CalculatorDefinition = {
  title: string;
  fields: readonly CalculatorField[];
  calculate: Calculate;
};

/** The inputs that stand in the fields at first. */
export const exampleInputs = ({ fields }: CalculatorDefinition): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, example }) => [name, example]));
