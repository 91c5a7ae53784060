import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { openPersonal } from '@/lib/server/enquiries/personalColumns';
import type { KeyRing } from '@/lib/server/keys/keyRing';
import type { Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import type { Ledger } from '@/tests/reliability/support/clients';
import { keysOf } from '@/tests/reliability/support/dataKeys';

export type Comparison = {
  /** Acknowledged, and not in the table under the reference that was given. */
  lost: number;
  /** Rows beyond the first of the same child. */
  duplicated: number;
  /** Rows that nobody was thanked for. */
  unknown: number;
};

/**
 * Compares the rows of a database file, which is only read, with the ledger. Its personal columns are
 * opened with the key beside its folder, or with these.
 */
export const compare = (ledger: Ledger, file: string, keys?: KeyRing): Comparison => {
  const rows = readRows(file, keys);
  const ids = new Map(rows.map(({ child, id }) => [child, id]));
  const thanked = [...ledger];
  const names = new Set(thanked.map(([key]) => nameOf(key)));
  return {
    lost: thanked.filter(([key, id]) => ids.get(nameOf(key)) !== id).length,
    duplicated: rows.length - ids.size,
    unknown: rows.filter(({ child }) => !names.has(child)).length,
  };
};

/** Notes what has to be 0: nothing lost, nothing twice, nothing that nobody was thanked for. */
export const noteComparison = (ledger: Ledger, file: string, note: Note, keys?: KeyRing): void => {
  const { lost, duplicated, unknown } = compare(ledger, file, keys);
  note(none('Acknowledged and lost', lost));
  note(none('Stored twice', duplicated));
  note(none('Stored and never acknowledged', unknown));
};

// As support/enquiries.ts writes it.
const nameOf = (key: string): string => `Child ${key}`;

const readRows = (
  file: string,
  keys: KeyRing = keysOf(dirname(file)),
): { child: string; id: string }[] =>
  reading(file, (database) =>
    database
      .prepare<[], { child: string; id: string }>('select child_name as child, id from enquiries')
      .all(),
  ).map(({ id, child }) => ({
    id,
    child: openPersonal('child_name', id, child, keys) ?? 'unread',
  }));

/** What SQLite says of a whole file: `ok`, or what is wrong. */
export const readSoundness = (file: string): string =>
  reading(file, (database) => String(database.pragma('integrity_check', { simple: true })));

/** How many enquiries a database file holds. */
export const countEnquiries = (file: string): number =>
  reading(file, (database) =>
    Number(database.prepare('select count(*) from enquiries').pluck().get()),
  );

const reading = <T>(file: string, read: (database: Database) => T): T => {
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
