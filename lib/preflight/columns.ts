/** One cell of the table: what was found, and what its rule wants where it was not that. */
export type Cell = { found: string; expected: string | null };

export const COLUMNS = [
  'status',
  'header',
  'footer',
  'number',
  'form',
  'cities',
  'sending',
  'tags before',
  'tags after',
  'lead',
  'weight',
  'LCP',
] as const;

export type ColumnName = (typeof COLUMNS)[number];
export type Cells = Record<ColumnName, Cell | null>;

/** Visits to one page that found the same: one row of the table. */
export type Row = { path: string; as: string; cells: Cells };
