import { toLine } from '@/lib/server/csv/toLine';
import { countOf } from '@/scripts/commands/countOf';

type Column<Row> = readonly [title: string, read: (row: Row) => string];

/** Rows as a table for the terminal, or nothing where there are none, and how many there are. */
export const drawTable = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  [one, many]: readonly [one: string, many: string],
): string => {
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, read]) => toLine(read(row)))),
  ];
  const widths = columns.map((_column, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const drawn = lines.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = countOf(rows.length, one, many);
  return `${rows.length === 0 ? '' : `${drawn.join('\n')}\n\n`}${count}`;
};
