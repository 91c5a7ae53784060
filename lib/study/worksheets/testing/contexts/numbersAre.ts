import { type Context, measured } from './context';

/** The numbers of a question in their order, and what each measures; `null` passes one over. */
export const numbersAre = (pattern: RegExp, ...names: readonly (string | null)[]): Context => [
  pattern,
  ({ n }) =>
    names.flatMap((name, at) => (name === null ? [] : measured(name, n[at] ?? Number.NaN))),
];
