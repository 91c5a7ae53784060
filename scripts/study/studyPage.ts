export const STUDY_PAGE = 'docs/study.md';

const [START, END] = ['<!-- table: chapters -->', '<!-- end: chapters -->'];

/** The table that stands in the page between its marks. Throws where the marks are gone. */
export const readTable = (page: string): string => {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${STUDY_PAGE} has no place for the table.`);
  return page.slice(from + START.length, to);
};

/** The page with another table. */
export const replaceTable = (page: string, table: string): string =>
  page.replace(`${START}${readTable(page)}${END}`, () => `${START}\n\n${table}\n\n${END}`);

/** The cells of a table of Markdown, without the blanks that line them up. */
export const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
