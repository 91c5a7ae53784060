import { toLine } from './toLine';

// A spreadsheet would run these as a formula; a parent can write anything into a name.
// Blanks and marks without a width before it change nothing; some versions take the wide signs too.
// Where the country's lists are split at semicolons, a cell can begin in the middle of a value.
const FORMULA = /(^|;)(?=[\s\p{Cf}]*[=+\-@＝＋－＠])/gu;
const NEEDS_QUOTES = /[",]/;

// Without it Excel reads the file in the code page of its Windows, and names in Hindi are gibberish.
const BYTE_ORDER_MARK = '\uFEFF';

/** How CSV (RFC 4180) begins that Excel opens by a double click: with the names of the columns. */
export const csvHead = (columns: readonly string[]): string =>
  BYTE_ORDER_MARK + csvLines([columns]);

/** Rows of it. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** A whole file of it. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  csvHead(columns) + csvLines(rows);

/** One value, so that a spreadsheet or a terminal shows it and does nothing else with it. */
export const toCell = (value: string): string => {
  const line = toLine(value);
  const guarded = line.replace(FORMULA, "$1'");
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
