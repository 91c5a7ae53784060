import { type Cell, type Cells, COLUMNS, type ColumnName } from '@/lib/preflight/columns';
import type { Visitor } from '@/lib/preflight/visitors';

/** What came of one visit. */
export type Result = {
  path: string;
  visitor: Visitor;
  cells: Cells;
  /** File name of its picture in the report's folder. */
  picture: string | null;
};

const NOTHING: Cells = {
  status: null,
  header: null,
  footer: null,
  number: null,
  form: null,
  cities: null,
  sending: null,
  'tags before': null,
  'tags after': null,
  lead: null,
  weight: null,
  LCP: null,
};

/** What comes of a visit on which the page did not open: the first line of why. */
export const failedResult = (path: string, visitor: Visitor, error: unknown): Result => {
  const [reason = ''] = String(error).split('\n', 1);
  const status = { found: `did not open: ${reason}`, expected: '200' };
  return { path, visitor, cells: { ...NOTHING, status }, picture: null };
};

export type Problem = {
  path: string;
  visitor: Visitor;
  column: ColumnName;
  expected: string;
  found: string;
};

const problemIn = (cell: Cell | null): cell is Cell & { expected: string } =>
  cell !== null && cell.expected !== null;

/** Every cell that breaks its rule. */
export const listProblems = (results: readonly Result[]): Problem[] =>
  results.flatMap(({ path, visitor, cells }) =>
    COLUMNS.flatMap((column) => {
      const cell = cells[column];
      return problemIn(cell)
        ? [{ path, visitor, column, expected: cell.expected, found: cell.found }]
        : [];
    }),
  );

/** `/campaign/pune as google on a phone, number: expected only 1-…, found 1-…`. */
export const describeProblem = ({ path, visitor, column, expected, found }: Problem): string =>
  `${path} as ${visitor.source} (${visitor.size}), ${column}: expected ${expected}, found ${found}`;
