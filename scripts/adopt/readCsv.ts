/** A row of a table with the line of the file on which it begins. */
export type CsvRow = { line: number; cells: string[] };

// A quoted cell, in which quotes are doubled and lines may end, or a plain one; then what ends it.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Reads a table as spreadsheets save it (RFC 4180); null where a quote is not closed. */
export const readCsv = (text: string): CsvRow[] | null => {
  const source = text.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let at = 0;
  while (at < source.length) {
    CELL.lastIndex = at;
    const match = CELL.exec(source);
    if (!match) return null;
    const [whole, quoted, plain = '', end] = match;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split('\n').length - 1;
    at += whole.length;
    if (end !== ',' || at === source.length) {
      if (row.cells.some((cell) => cell !== '')) rows.push(row);
      row = { line, cells: [] };
    }
  }
  return rows;
};
