import type { Figure } from '@/tests/reliability/experiment';

type Value = Figure['value'];

/** A number or a word that has to be this one; its bound shows just that. */
export const equalTo = (what: string, value: Value, expected: Value): Figure => ({
  what,
  value,
  bound: String(expected),
  passes: value === expected,
});

/** A count of what must not happen. */
export const none = (what: string, count: number): Figure => equalTo(what, count, 0);

/** A count that has to be right to the last one; its bound says so: `exactly 5000`. */
export const exactly = (what: string, count: number, expected: number): Figure => ({
  ...equalTo(what, count, expected),
  bound: `exactly ${expected}`,
});
