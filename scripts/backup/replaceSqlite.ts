import { linkSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { makeFolder } from '@/lib/server/makeFolder';
import { hasDatabase } from '@/lib/server/store/databaseFile';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { unfinishedName } from '@/lib/server/unfinished';
import { copyPrivately } from './files';
import { holdAlone } from './holdAlone';
import { countRows } from './sqlite';
import { BackupError } from './usage';

type Replacement = {
  /** The sound file that takes the place of `file`; it is copied. */
  from: string;
  file: string;
  /** What stands at the end of the name under which an old file with data is kept. */
  mark: string;
  shouldReplace: boolean;
  /** Told the name under which an old file is kept, before it is. */
  noteKept: (path: string) => void;
};

type Exchange = Pick<Replacement, 'mark' | 'shouldReplace' | 'noteKept'>;

/**
 * Puts a database file in its place in one step. Answers where the old one is kept, or null where
 * there was none with data. Throws a BackupError, and has then changed nothing.
 */
export const replaceSqlite = ({ from, file, ...exchanging }: Replacement): string | null => {
  makeFolder(dirname(file));
  const draft = join(dirname(file), unfinishedName(basename(file)));
  try {
    copyPrivately(from, draft);
    return hasDatabase(file) ? exchange(draft, file, exchanging) : put(draft, file, null);
  } finally {
    rmSync(draft, { force: true });
  }
};

const put = (draft: string, file: string, kept: string | null): string | null => {
  // A second name for the old file before the first is taken from it: there is no moment without.
  if (kept !== null) linkSync(file, kept);
  renameSync(draft, file);
  syncToDisk(dirname(file));
  return kept;
};

const exchange = (
  draft: string,
  file: string,
  { mark, shouldReplace, noteKept }: Exchange,
): string | null => {
  const old = holdAlone(file, 'restore');
  try {
    const hasRows = hasData(old);
    if (hasRows && !shouldReplace) {
      throw new BackupError(
        `${file} has data: add --replace to put the backup in its place (what is there is kept beside it).`,
      );
    }
    const kept = hasRows ? `${file}.${mark}` : null;
    if (kept !== null) noteKept(kept);
    return put(draft, file, kept);
  } finally {
    old.close();
  }
};

// The migrations' own tables have rows from the first start on, and that of daily work soon after.
const hasData = (database: Sqlite.Database): boolean => {
  try {
    return Object.entries(countRows(database)).some(
      ([table, rows]) => !table.startsWith('kysely_') && table !== 'job_runs' && rows > 0,
    );
  } catch {
    // Too damaged to be counted: it may have some.
    return true;
  }
};
