// A spreadsheet would run these as a formula; a parent can write anything into a name.
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Rows as CSV (RFC 4180), with the names of the columns first. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** One value, so that a spreadsheet shows it and does nothing else with it. */
export const toCell = (value: string): string => {
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
