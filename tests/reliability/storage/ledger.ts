import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import type { Ledger } from '@/tests/reliability/support/clients';

export type Comparison = {
  /** Acknowledged, and not in the table under the reference that was given. */
  lost: number;
  /** Rows beyond the first of the same child. */
  duplicated: number;
  /** Rows that nobody was thanked for. */
  unknown: number;
};

/** Compares the rows of a database file, which is only read, with the ledger. */
export const compare = (ledger: Ledger, file: string): Comparison => {
  const rows = readRows(file);
  const ids = new Map(rows.map(({ child, id }) => [child, id]));
  const keys = [...ledger];
  const names = new Set(keys.map(([key]) => nameOf(key)));
  return {
    lost: keys.filter(([key, id]) => ids.get(nameOf(key)) !== id).length,
    duplicated: rows.length - ids.size,
    unknown: rows.filter(({ child }) => !names.has(child)).length,
  };
};

/** Notes what has to be 0: nothing lost, nothing twice, nothing that nobody was thanked for. */
export const noteComparison = (ledger: Ledger, file: string, note: Note): void => {
  const { lost, duplicated, unknown } = compare(ledger, file);
  note(none('Acknowledged and lost', lost));
  note(none('Stored twice', duplicated));
  note(none('Stored and never acknowledged', unknown));
};

// As support/enquiries.ts writes it.
const nameOf = (key: string): string => `Child ${key}`;

const readRows = (file: string): { child: string; id: string }[] =>
  reading(file, (database) =>
    database
      .prepare<[], { child: string; id: string }>('select child_name as child, id from enquiries')
      .all(),
  );

/** What SQLite says of a whole file: `ok`, or what is wrong. */
export const readSoundness = (file: string): string =>
  reading(file, (database) => String(database.pragma('integrity_check', { simple: true })));

/** How many enquiries a database file holds. */
export const countEnquiries = (file: string): number => readRows(file).length;

const reading = <T>(file: string, read: (database: Sqlite.Database) => T): T => {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
};

/**
 * Copies the database of a data folder as a killed server left it, log included, so that looking
 * at it does not do the next server's repairs. Answers the copy's file.
 */
export const copyAsLeft = (dataDir: string): string => {
  const folder = join(dataDir, 'as-left');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['site.db', 'site.db-wal']) {
    const file = join(dataDir, name);
    if (existsSync(file)) copyFileSync(file, join(folder, name));
  }
  return join(folder, 'site.db');
};
