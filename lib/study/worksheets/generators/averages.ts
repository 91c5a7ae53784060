import { type Fraction, fraction } from '@/lib/study/worksheets/fraction';

const inOrder = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Exact. For at least one value. */
export const meanOf = (values: readonly number[]): Fraction =>
  fraction(
    values.reduce((before, value) => before + value, 0),
    values.length,
  );

/** Exact. For at least one value. */
export const medianOf = (values: readonly number[]): Fraction => {
  const ordered = inOrder(values);
  const upper = ordered[Math.floor(ordered.length / 2)] ?? 0;
  const lower = ordered[Math.ceil(ordered.length / 2) - 1] ?? 0;
  return fraction(lower + upper, 2);
};
