import { type ColumnPlace, isStale, openColumn, sealColumn } from '@/lib/server/keys/columns';

/** How many rows are looked at at once: few enough that no request waits for them. */
export const BATCH = 100;

/** What became of a batch. `last`: where the next one begins; null after the last row. */
export type Converted = { last: string | null; changed: number; unreadable: number };

export type Resealed<Column extends string> = {
  changes: Partial<Record<Column, string>>;
  /** Columns whose key is missing: they stay as they are. */
  unreadable: number;
};

/** Those columns of a row anew, with the current key, that hold plain text or an older key's. */
export const resealRow = <Column extends string>(
  row: Record<Column, string | null>,
  columns: readonly Column[],
  placeOf: (column: Column) => ColumnPlace,
): Resealed<Column> => {
  const changes: Partial<Record<Column, string>> = {};
  let unreadable = 0;
  for (const column of columns) {
    const value: string | null = row[column];
    if (!isStale(value)) continue;
    const text = openColumn(value, placeOf(column));
    if (text === null) unreadable += 1;
    else changes[column] = sealColumn(text, placeOf(column));
  }
  return { changes, unreadable };
};

/** Whether something of a row has to be encrypted (again). */
export const isRowStale = <Column extends string>(
  row: Record<Column, string | null>,
  columns: readonly Column[],
): boolean => columns.some((column) => isStale(row[column]));

/**
 * Encrypts a batch of rows that need no more than this, in the order of their ids. `write` stores what
 * has changed of a row.
 */
export const resealBatch = async <
  Column extends string,
  Row extends Record<Column, string | null> & { id: string },
>(
  rows: readonly Row[],
  columns: readonly Column[],
  {
    placeOf,
    write,
  }: {
    placeOf: (column: Column, id: string) => ColumnPlace;
    write: (changes: Resealed<Column>['changes'], row: Row) => Promise<unknown>;
  },
): Promise<Converted> => {
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const { changes, unreadable } = resealRow(row, columns, (column) => placeOf(column, row.id));
    counts.unreadable += unreadable;
    if (Object.keys(changes).length === 0) continue;
    counts.changed += 1;
    await write(changes, row);
  }
  return { last: rows.at(-1)?.id ?? null, ...counts };
};
