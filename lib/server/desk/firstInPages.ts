/** How many rows are read at once. */
const PAGE = 200;
/** More are not read for one search: whoever narrows it finds what is meant. */
const MOST_READ = 2_000;

/** References of a list from so many on, at most so many. */
export type ReadPage = (skipped: number, count: number) => Promise<readonly string[]>;

/**
 * The first rows, at most `most`, that `keep` makes of the references of a list, page by page: a condition
 * that the list itself cannot have must not end it at its first page.
 */
export const firstInPages = async <Row>(
  readPage: ReadPage,
  keep: (ids: readonly string[]) => Promise<readonly Row[]>,
  most: number,
): Promise<Row[]> => {
  const found: Row[] = [];
  for (let skipped = 0; skipped < MOST_READ && found.length < most; skipped += PAGE) {
    const ids = await readPage(skipped, PAGE);
    found.push(...(await keep(ids)));
    if (ids.length < PAGE) break;
  }
  return found.slice(0, most);
};
