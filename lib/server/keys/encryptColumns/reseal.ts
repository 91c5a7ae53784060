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
