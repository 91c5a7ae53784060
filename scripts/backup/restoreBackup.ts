import { existsSync, linkSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '@/lib/server/makeFolder';
import { noteBackup } from '@/lib/server/privacy/backupList';
import type { CarriedOut } from '@/lib/server/privacy/carryOutAgain';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { removeIfPossible, unfinishedName } from '@/lib/server/unfinished';
import { countOf } from '@/scripts/commands/countOf';
import { bringUpToDate } from './bringUpToDate';
import { decryptFile, keyOfBackup } from './encryption';
import { copyPrivately } from './files';
import { watchedRows } from './losses';
import { DATABASE_FILES, type Manifest, nameIn, readManifest, SECRET_FILE } from './manifest';
import type { Place } from './place';
import { loadPostgres } from './postgres';
import { readReplaced } from './replacedSqlite';
import { replaceSqlite } from './replaceSqlite';
import { inspectSqlite } from './sqlite';
import { BackupError } from './usage';

export type Restored = {
  manifest: Manifest;
  /** Where what was there before is kept. */
  kept: string[];
  /** What parents had asked for since the backup was made; null: nothing. */
  carriedOut: CarriedOut | null;
};

type Options = {
  folder: string;
  shouldReplace: boolean;
  /** Whoever asks trusts where the backup was kept: only encryption shows that nobody changed it. */
  mayBeUnencrypted?: boolean;
};

/**
 * Brings a backup back: checked first, then put in place. Throws a BackupError of one line, and has
 * then left the site's data as it was.
 */
export const restoreBackup = async (
  place: Place,
  { folder, shouldReplace, mayBeUnencrypted }: Options,
): Promise<Restored> => {
  const manifest = await readManifest(folder);
  checkKind(manifest, place);
  const key = keyOfBackup(manifest, place);
  if (key === null && !mayBeUnencrypted) throw unencrypted(folder);
  removeLeftovers(place.dataDir);
  noteRestored(place, folder, manifest);
  const opened = join(place.dataDir, unfinishedName('restore'));
  noteCopy(place, opened);
  try {
    makeFolder(opened);
    for (const name of [DATABASE_FILES[manifest.database], SECRET_FILE]) {
      const file = nameIn(manifest, name);
      if (!(file in manifest.files)) continue;
      const [from, to] = [join(folder, file), join(opened, name)];
      await (key === null ? copyPrivately(from, to) : decryptFile(from, to, key));
    }
    return await putBack(place, { manifest, folder: opened, shouldReplace });
  } finally {
    removeIfPossible(opened);
  }
};

/** The next backup is held against it, also on a machine that did not make it. */
const noteRestored = ({ dataDir }: Place, path: string, { madeAt, rows }: Manifest): void =>
  noteBackup(dataDir, { madeAt, path, rows: watchedRows(rows), isRestored: true });

/** Before it stands there: there is no copy that an erasure does not name. */
const noteCopy = ({ dataDir }: Place, path: string): void =>
  noteBackup(dataDir, { madeAt: new Date().toISOString(), path });

/** Puts the opened files of `folder` in their places. */
const putBack = async (
  place: Place,
  { manifest, folder, shouldReplace }: Options & { manifest: Manifest },
): Promise<Restored> => {
  const from = join(folder, DATABASE_FILES[manifest.database]);
  const mark = `replaced-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  const kept: (string | null)[] = [];
  let carriedOut: CarriedOut | null;
  if (place.databaseUrl === null) {
    checkRows(manifest, inspectSqlite(from));
    const { databaseFile: file } = place;
    const target = { file: from };
    const replaced = readReplaced(file);
    carriedOut = await bringUpToDate(place, { folder, manifest, replaced, target });
    const noteKept = (path: string) => noteCopy(place, path);
    kept.push(replaceSqlite({ from, file, mark, shouldReplace, noteKept }));
  } else {
    checkRows(manifest, await loadPostgres(place.databaseUrl, from));
    const target = { databaseUrl: place.databaseUrl };
    carriedOut = await bringUpToDate(place, { folder, manifest, replaced: null, target });
  }
  if (nameIn(manifest, SECRET_FILE) in manifest.files) {
    kept.push(replaceSecret(join(folder, SECRET_FILE), place.secretFile, mark));
  }
  return { manifest, kept: kept.filter((path) => path !== null), carriedOut };
};

const unencrypted = (folder: string): BackupError =>
  new BackupError(
    `${folder} is not encrypted, so whoever could write there could have changed it: use another backup, or add --unencrypted if a release from before encryption made it and nobody else could.`,
  );

const checkKind = ({ database }: Manifest, { databaseUrl }: Place): void => {
  if (database === 'postgres' && databaseUrl === null) {
    throw new BackupError(
      'This backup is of a PostgreSQL database: set DATABASE_URL to an empty one.',
    );
  }
  if (database === 'sqlite' && databaseUrl !== null) {
    throw new BackupError('This backup is of a database file: restore it without DATABASE_URL.');
  }
};

const checkRows = ({ rows }: Manifest, found: Manifest['rows']): void => {
  const tables = new Set([...Object.keys(rows), ...Object.keys(found)]);
  const wrong = [...tables].find((table) => rows[table] !== found[table]);
  if (wrong === undefined) return;
  throw new BackupError(
    `The backup has ${countOf(found[wrong] ?? 0, 'row')} of ${wrong} and should have ${rows[wrong] ?? 0}: use another backup.`,
  );
};

const replaceSecret = (from: string, file: string, mark: string): string | null => {
  const isThere = existsSync(file);
  if (isThere && readFileSync(file).equals(readFileSync(from))) return null;
  makeFolder(dirname(file));
  const draft = join(dirname(file), unfinishedName(basename(file)));
  const kept = `${file}.${mark}`;
  copyPrivately(from, draft);
  if (isThere) linkSync(file, kept);
  renameSync(draft, file);
  syncToDisk(dirname(file));
  return isThere ? kept : null;
};
