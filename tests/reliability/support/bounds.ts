import type { BoundFigure } from '@/tests/reliability/experiment';
import type { Figure } from '@/tests/reliability/outcome';

type Value = Figure['value'];

/** A number or a word that has to be this one; its bound shows just that. */
export const equalTo = (what: string, value: Value, expected: Value): BoundFigure => ({
  what,
  value,
  bound: String(expected),
  passes: value === expected,
});

type Measured = { what: string; value: number; unit?: string };

/** A number that may not be above a limit. */
export const atMost = (measured: Measured, limit: number): BoundFigure => ({
  ...measured,
  bound: `at most ${limit}`,
  passes: measured.value <= limit,
});

/** A number that may not be below a limit. */
export const atLeast = (measured: Measured, limit: number): BoundFigure => ({
  ...measured,
  bound: `at least ${limit}`,
  passes: measured.value >= limit,
});

/** A count of what must not happen. */
export const none = (what: string, count: number): BoundFigure => equalTo(what, count, 0);

/** A count that has to be right to the last one; its bound says so: `exactly 5000`. */
export const exactly = (what: string, count: number, expected: number): BoundFigure => ({
  ...equalTo(what, count, expected),
  bound: `exactly ${expected}`,
});
