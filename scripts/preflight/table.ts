import { type Cells, COLUMNS, type Row } from '@/lib/preflight/columns';
import { SIZE_NAMES, SOURCE_NAMES, VISITORS, type Visitor } from '@/lib/preflight/visitors';
import type { Result } from './results';

const keyOf = ({ cells }: Result): string =>
  JSON.stringify(
    COLUMNS.map((column) => [cells[column]?.found, cells[column]?.expected]).slice(0, MERGED),
  );

/** The columns that every visit fills; the others are of one visit and do not split a row. */
const MERGED = COLUMNS.indexOf('sending');

/** `all`, `google, direct`, or `google (phone)` where the sizes differ. */
export const describeVisitors = (visitors: readonly Visitor[]): string => {
  if (visitors.length === VISITORS.length) return 'all';
  return SOURCE_NAMES.flatMap((source) => {
    const sizes = visitors.filter((visitor) => visitor.source === source).map(({ size }) => size);
    if (sizes.length === 0) return [];
    return sizes.length === SIZE_NAMES.length ? [source] : [`${source} (${sizes[0]})`];
  }).join(', ');
};

const mergeCells = (results: [Result, ...Result[]]): Cells => {
  const merged = { ...results[0].cells };
  for (const column of COLUMNS)
    merged[column] =
      results.map(({ cells }) => cells[column]).find((cell) => cell !== null) ?? null;
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

/** The table for `console.table`; a cell that breaks its rule begins with ✗. */
export const tableOf = (results: readonly Result[]): Record<string, string>[] =>
  toRows(results).map(({ path, as, cells }) => ({
    page: path,
    as,
    ...Object.fromEntries(
      COLUMNS.flatMap((column) => {
        const cell = cells[column];
        return cell === null
          ? []
          : [[column, `${cell.expected === null ? '' : '✗ '}${cell.found}`]];
      }),
    ),
  }));
