import { all, create } from 'mathjs';

const { evaluate } = create(all ?? {}, { matrix: 'Array' });

// A digit behind a letter belongs to a name: H2O, C12.
const NUMBER =
  /(?<![\p{L}\d.])(-?)(?:(\d[\d,]*(?:\.\d+)?)(?:√(\d+))?|√(\d+(?:\.\d+)?))(?:\/(\d+))?/gu;

const toNumber = (digits: string): number =>
  Number(digits.replace(/,$/, '').replaceAll(/,(?=\d{2})/g, ''));

/** The numbers that a text names, in order: `8√2`, `√3/2` and `-3/4` are one each. */
export const numbersIn = (text: string): number[] => {
  const found = text.replaceAll('−', '-').matchAll(NUMBER);
  return Array.from(found, ([, sign, times = '1', root, bareRoot, below]) => {
    const size = (toNumber(times) * Math.sqrt(Number(root ?? bareRoot ?? 1))) / Number(below ?? 1);
    return sign === '-' ? -size : size;
  });
};

/** The numbers of a value that mathjs computed: one, or those of a list. */
export const flatNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.flatMap(flatNumbers) : [Number(value)];

/** What the `check` of a question computes. Throws where it is no expression. */
export const computeCheck = (check: string): number[] => flatNumbers(evaluate(check));
