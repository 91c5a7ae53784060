import { type Cell, type Cells, COLUMNS, type ColumnName, type Row } from '@/lib/preflight/columns';
import { SIZE_NAMES, SOURCE_NAMES, VISITORS, type Visitor } from '@/lib/preflight/visitors';
import type { Result } from './results';

const keyOf = ({ cells }: Result): string =>
  JSON.stringify(
    COLUMNS.map((column) => [cells[column]?.found, cells[column]?.expected]).slice(0, MERGED),
  );

/** The columns that every visit fills; the others are of one visit and do not split a row. */
const MERGED = COLUMNS.indexOf('sending');

const isOf =
  (visitors: readonly Visitor[]) =>
  ({ source, size }: Visitor): boolean =>
    visitors.some((visitor) => visitor.source === source && visitor.size === size);

/** `all`, `google, direct`, or `google (phone)` where the sizes differ. */
export const describeVisitors = (visitors: readonly Visitor[]): string => {
  if (visitors.length === VISITORS.length) return 'all';
  const has = isOf(visitors);
  return SOURCE_NAMES.flatMap((source) => {
    const sizes = SIZE_NAMES.filter((size) => has({ source, size }));
    if (sizes.length === 0) return [];
    return sizes.length === SIZE_NAMES.length ? [source] : [`${source} (${sizes[0]})`];
  }).join(', ');
};

const firstCell = (results: readonly Result[], column: ColumnName): Cell | null =>
  results.map(({ cells }) => cells[column]).find((cell) => cell !== null) ?? null;

const mergeCells = ([first, ...others]: [Result, ...Result[]]): Cells => {
  const merged = { ...first.cells };
  for (const column of COLUMNS) merged[column] = firstCell([first, ...others], column);
  return merged;
};

/** One row for each page and each way in which it looked. */
export const toRows = (results: readonly Result[]): Row[] => {
  const groups = new Map<string, [Result, ...Result[]]>();
  for (const result of results) {
    const key = `${result.path} ${keyOf(result)}`;
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return [...groups.values()]
    .map((group) => ({
      path: group[0].path,
      as: describeVisitors(group.map(({ visitor }) => visitor)),
      cells: mergeCells(group),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
};

const printCell = (cell: Cell | null): string =>
  cell === null ? '' : `${cell.expected === null ? '' : '✗ '}${cell.found}`;

/** The table in plain text; a cell that breaks its rule begins with ✗. */
export const printTable = (results: readonly Result[]): string => {
  const titles = ['page', 'as', ...COLUMNS];
  const rows = toRows(results).map(({ path, as, cells }, index, all) => [
    all[index - 1]?.path === path ? '' : path,
    as,
    ...COLUMNS.map((column) => printCell(cells[column])),
  ]);
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const print = (row: string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [titles, widths.map((width) => '-'.repeat(width)), ...rows].map(print).join('\n');
};
