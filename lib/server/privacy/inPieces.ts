const MOST_IDS = 500;

/** Runs a query for five hundred ids at a time: both databases limit how many values one may name. */
export const inPieces = async <Row>(
  ids: readonly string[],
  run: (piece: string[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += MOST_IDS) {
    rows.push(...(await run(ids.slice(at, at + MOST_IDS))));
  }
  return rows;
};
