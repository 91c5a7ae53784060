import { statSync } from 'node:fs';
import { join } from 'node:path';

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
