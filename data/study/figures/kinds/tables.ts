type Cell = readonly [row: number, column: number];

/** What stands in cells: outcomes, magic squares, patterns of numbers, places of digits. */
export type TableFigure = {
  kind: 'table';
  /** The first row is the widest. */
  rows: readonly (readonly string[])[];
  /** The first row, the first column, or both name the others. */
  heads?: 'row' | 'column' | 'both';
  /** Cells in colour, counted from 0 with the heads. */
  marked?: readonly Cell[];
};

type Part = { size: number; label: string };

/** A rectangle cut by level and upright lines, each piece as large as its sides: products, identities. */
export type AreaFigure = {
  kind: 'area';
  columns: readonly Part[];
  rows: readonly Part[];
  /** What stands in the pieces, row by row; nothing where it is empty. */
  pieces?: readonly (readonly string[])[];
  /** Pieces in the second colour, and pieces that are left white. */
  marked?: readonly Cell[];
  white?: readonly Cell[];
  /** Of the longer side, in pixels. */
  size?: number;
};
