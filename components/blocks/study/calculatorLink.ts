import type { CalculatorField, CalculatorInputs } from '@/lib/study/calculators/calculator';

// No number or formula that anybody means is longer.
const LONGEST_INPUT = 200;

/**
 * The name of an input in a link and in its form, so that a form sent before the page is hydrated
 * comes back as a link. Several calculators share a page, and `key` or `source` mean something here.
 */
export const parameterOf = (id: string, name: string): string => `${id}.${name}`;

/** The address of the page that `here` is, with these inputs for its calculator `id`. */
export const shareAddress = (here: string, id: string, inputs: CalculatorInputs): string => {
  const { origin, pathname } = new URL(here);
  const query = new URLSearchParams(
    Object.entries(inputs).map(([name, value]) => [parameterOf(id, name), value]),
  );
  return `${origin}${pathname}?${query}#${id}`;
};

const isPossible = ({ options }: CalculatorField, value: string): boolean =>
  options ? options.some((option) => option.value === value) : value.length <= LONGEST_INPUT;

/**
 * The inputs that a link brings for the calculator `id`, or null. A field that is missing, too long
 * or not one of its options keeps its example.
 */
export const readSharedInputs = (
  search: string,
  id: string,
  fields: readonly CalculatorField[],
): CalculatorInputs | null => {
  const query = new URLSearchParams(search);
  if (![...query.keys()].some((name) => name.startsWith(`${id}.`))) return null;
  return Object.fromEntries(
    fields.map((field) => {
      const value = query.get(parameterOf(id, field.name));
      return [field.name, value !== null && isPossible(field, value) ? value : field.example];
    }),
  );
};
