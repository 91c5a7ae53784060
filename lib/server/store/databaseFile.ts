import { statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** The SQLite database of a site without DATABASE_URL. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'site.db');

/** In bytes, 0 where there is none. */
export const sizeOf = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether a site has ever written to a database file or to its log. */
export const hasDatabase = (file: string): boolean => sizeOf(file) + sizeOf(`${file}-wal`) > 0;

/** What a command says that found none: it works on a site that is there, and makes nothing. */
export const noDatabase = (file: string): string =>
  `There is no database at ${file}: set DATA_DIR to the data folder of the site, or DATABASE_URL, in the environment or in the .env of this folder.`;

// None where it is of a release from before it was encrypted.
const hasLookupKeys = (file: string): boolean => {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const isThere = database
      .prepare("select 1 from sqlite_schema where name = 'lookup_keys'")
      .get();
    return (
      isThere !== undefined && database.prepare('select 1 from lookup_keys').get() !== undefined
    );
  } finally {
    database.close();
  }
};

/** Whether only a data key opens a database file. One that cannot be looked into may be such a one. */
export const needsDataKey = (file: string): boolean => {
  if (!hasDatabase(file)) return false;
  try {
    return sizeOf(file) === 0 || hasLookupKeys(file);
  } catch {
    return true;
  }
};
