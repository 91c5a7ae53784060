/** The whole numbers from 1 on. */
export const numbersTo = (high: number): number[] =>
  Array.from({ length: high }, (_, at) => at + 1);

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);
