import { COLOURS, COLUMN_WIDTH, MARGIN, TEXT, type TextStyle } from './paper';
import type { Sheet } from './sheet';

export type Column = {
  title: string;
  /** Of the whole width; together they make 1. */
  share: number;
};

const PADDING = 5;
const FIRST: TextStyle = { ...TEXT.label, size: 9.5 };
const OTHER: TextStyle = { ...TEXT.quiet, colour: COLOURS.ink };
const TITLE: TextStyle = { ...TEXT.label, size: 9, colour: COLOURS.crimsonDark };

const widthOf = ({ share }: Column): number => share * COLUMN_WIDTH;

/** Left edges of the columns. */
const edges = (columns: readonly Column[]): number[] =>
  columns.map(
    (_, index) =>
      MARGIN.side + columns.slice(0, index).reduce((sum, column) => sum + widthOf(column), 0),
  );

/** A table with its titles above, again at the head of each page that it runs on to. */
export const drawTable = (
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void =>
  sheet.within('Table', () => {
    const heights = rows.map((row) => rowHeight(sheet, columns, row, styleOf));
    sheet.keepTogether(28 + (heights[0] ?? 0));
    drawTitles(sheet, columns);
    rows.forEach((row, index) => {
      const page = sheet.page;
      sheet.keepTogether(heights[index] ?? 0);
      if (sheet.page !== page) drawTitles(sheet, columns);
      drawRow(sheet, columns, row, { tag: 'TD', styleOf });
      sheet.rule();
    });
    sheet.y += 10;
  });

const styleOf = (column: number): TextStyle => (column === 0 ? FIRST : OTHER);

const drawTitles = (sheet: Sheet, columns: readonly Column[]): void => {
  const titles = columns.map(({ title }) => title);
  const titleStyle = () => TITLE;
  const height = rowHeight(sheet, columns, titles, titleStyle);
  sheet.decorate(() =>
    sheet.doc.rect(MARGIN.side, sheet.y, COLUMN_WIDTH, height).fill(COLOURS.tint),
  );
  drawRow(sheet, columns, titles, { tag: 'TH', styleOf: titleStyle });
};

const rowHeight = (
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  style: (column: number) => TextStyle,
): number => {
  const heights = columns.map((column, index) =>
    sheet.measure(row[index] ?? '', style(index), widthOf(column) - 2 * PADDING),
  );
  return Math.max(...heights) + 2 * PADDING - 2;
};

const drawRow = (
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  { tag, styleOf: style }: { tag: 'TH' | 'TD'; styleOf: (column: number) => TextStyle },
): void => {
  const lefts = edges(columns);
  sheet.within('TR', () =>
    columns.forEach((column, index) => {
      const x = (lefts[index] ?? MARGIN.side) + PADDING;
      const width = widthOf(column) - 2 * PADDING;
      sheet.leaf(tag, () =>
        sheet.print(row[index] ?? '', style(index), x, sheet.y + PADDING, width),
      );
    }),
  );
  sheet.y += rowHeight(sheet, columns, row, style);
};
