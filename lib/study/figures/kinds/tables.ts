import type { Shape } from '@/data/study/figures/kinds/shapes';
import type { AreaFigure, TableFigure } from '@/data/study/figures/kinds/tables';
import { lineHeight, textWidth } from '@/lib/study/figures/labels';
import { line, text } from '@/lib/study/figures/make';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { box } from './charts';

const PADDING = 14;
const MARGIN = 6;

/** Cells as wide as their words need; each row as high as its longest word has lines. */
export const drawTable = ({ rows, heads, marked = [] }: TableFigure): Panel => {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(30, ...rows.map((row) => textWidth(row[column] ?? '') + PADDING)),
  );
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const left = (WIDTH - wide) / 2;
  const lefts = widths.map(
    (_, column) => left + widths.slice(0, column).reduce((sum, width) => sum + width, 0),
  );
  const tall = rows.map(
    (row) => 12 + lineHeight({}) * Math.max(...row.map((cell) => cell.split('\n').length)),
  );
  const tops = tall.map(
    (_, row) => MARGIN + tall.slice(0, row).reduce((sum, each) => sum + each, 0),
  );
  const isHead = (row: number, column: number): boolean =>
    (row === 0 && (heads === 'row' || heads === 'both')) ||
    (column === 0 && (heads === 'column' || heads === 'both'));
  const cells = rows.flatMap((row, r) =>
    row.map((words, c) => {
      const [x, y, w, h] = [lefts[c] ?? 0, tops[r] ?? 0, widths[c] ?? 0, tall[r] ?? 0];
      const isMarked = marked.some(([mr, mc]) => mr === r && mc === c);
      return { words, isMarked, isHead: isHead(r, c), x, y, w, h };
    }),
  );
  const high = tall.reduce((sum, each) => sum + each, 0);
  const levels = tall.map((_, row) => (tops[row] ?? 0) + (tall[row] ?? 0));
  const shapes: Shape[] = [
    ...cells
      .filter((cell) => cell.isMarked || cell.isHead)
      .map(({ x, y, w, h, isMarked }) => box(x, y, x + w, y + h, isMarked ? 'yellow' : 'tint')),
    ...[MARGIN, ...levels].map((y) =>
      line([
        [left, y],
        [left + wide, y],
      ]),
    ),
    ...[left, ...lefts.map((x, column) => x + (widths[column] ?? 0))].map((x) =>
      line([
        [x, MARGIN],
        [x, MARGIN + high],
      ]),
    ),
    ...cells
      .filter(({ words }) => words)
      .map(({ words, x, y, w, h, ...cell }) =>
        text([x + w / 2, y + h / 2], words, cell.isHead ? { bold: true } : {}),
      ),
  ];
  return { width: WIDTH, height: high + 2 * MARGIN, shapes };
};

/** Where each part begins, and where the last one ends. */
const ends = (parts: readonly { size: number }[]): number[] =>
  Array.from({ length: parts.length + 1 }, (_, index) =>
    parts.slice(0, index).reduce((sum, { size }) => sum + size, 0),
  );

/** A rectangle in pieces, with the lengths above and at the left. */
export const drawArea = (figure: AreaFigure): Panel => {
  const { columns, rows, pieces = [], marked = [], white = [], size = 220 } = figure;
  const [xs, ys] = [ends(columns), ends(rows)];
  const [across = 1, down = 1] = [xs.at(-1), ys.at(-1)];
  const room = 12 + Math.max(0, ...rows.map(({ label }) => textWidth(label)));
  const scale = Math.min(size / Math.max(across, down), (WIDTH - 2 * room) / across);
  const left = (WIDTH - across * scale) / 2;
  const top = 26;
  const at = (list: readonly (readonly [number, number])[], row: number, column: number): boolean =>
    list.some(([r, c]) => r === row && c === column);
  const x = (column: number): number => left + (xs[column] ?? 0) * scale;
  const y = (row: number): number => top + (ys[row] ?? 0) * scale;
  const shapes: Shape[] = [
    ...rows.flatMap((_, row) =>
      columns.map((__, column) =>
        box(
          x(column),
          y(row),
          x(column + 1),
          y(row + 1),
          at(marked, row, column) ? 'pink' : at(white, row, column) ? 'white' : 'tint',
        ),
      ),
    ),
    ...columns.flatMap(({ label }, column): Shape[] =>
      label ? [text([(x(column) + x(column + 1)) / 2, top - 13], label)] : [],
    ),
    ...rows.flatMap(({ label }, row): Shape[] =>
      label ? [text([left - 8, (y(row) + y(row + 1)) / 2], label, { anchor: 'end' })] : [],
    ),
    ...pieces.flatMap((list, row) =>
      list.flatMap((words, column): Shape[] =>
        words ? [text([(x(column) + x(column + 1)) / 2, (y(row) + y(row + 1)) / 2], words)] : [],
      ),
    ),
    line(
      [
        [x(0), y(0)],
        [x(columns.length), y(0)],
        [x(columns.length), y(rows.length)],
        [x(0), y(rows.length)],
      ],
      { closed: true, thick: true },
    ),
  ];
  return { width: WIDTH, height: top + down * scale + 10, shapes };
};
