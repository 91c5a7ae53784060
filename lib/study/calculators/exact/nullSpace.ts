import { divide, isZero, multiply, ONE, type Rational, subtract, ZERO } from './rational';

type Matrix = Rational[][];

const pivotBelow = (rows: Matrix, from: number, column: number): number =>
  rows.findIndex((row, at) => at >= from && !isZero(row[column] ?? ZERO));

const clearColumn = (rows: Matrix, pivot: number, column: number): void => {
  const lead = rows[pivot]?.[column] ?? ONE;
  const base = (rows[pivot] ?? []).map((value) => divide(value, lead));
  rows[pivot] = base;
  rows.forEach((row, at) => {
    const times = row[column] ?? ZERO;
    if (at === pivot || isZero(times)) return;
    rows[at] = row.map((value, place) => subtract(value, multiply(times, base[place] ?? ZERO)));
  });
};

/**
 * The solutions of rows × x = 0: one basis vector for each free column, found exactly by
 * Gauss-Jordan elimination. All rows have `width` entries.
 */
export const nullSpace = (matrix: readonly (readonly Rational[])[], width: number): Matrix => {
  const rows = matrix.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0; column < width; column += 1) {
    const found = pivotBelow(rows, pivots.length, column);
    const [upper, lower] = [rows[pivots.length], rows[found]];
    if (!upper || !lower) continue;
    rows[pivots.length] = lower;
    rows[found] = upper;
    clearColumn(rows, pivots.length, column);
    pivots.push(column);
  }
  const free = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  );
  return free.map((column) =>
    Array.from({ length: width }, (_, place) => {
      if (place === column) return ONE;
      const row = pivots.indexOf(place);
      return row < 0 ? ZERO : subtract(ZERO, rows[row]?.[column] ?? ZERO);
    }),
  );
};
