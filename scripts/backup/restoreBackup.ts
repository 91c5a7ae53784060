import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { CarriedOut } from '@/lib/server/privacy/carryOutAgain';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { decryptFile, keyOfBackup } from './encryption';
import { copyPrivately } from './files';
import { keepRequests, keepRequestsIn } from './keepRequests';
import { DATABASE_FILES, type Manifest, nameIn, readManifest, SECRET_FILE } from './manifest';
import type { Place } from './place';
import { loadPostgres } from './postgres';
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

type Options = { folder: string; shouldReplace: boolean };

/**
 * Brings a backup back: checked first, then put in place. Throws a BackupError of one line, and has
 * then left the site's data as it was.
 */
export const restoreBackup = async (
  place: Place,
  { folder, shouldReplace }: Options,
): Promise<Restored> => {
  const manifest = await readManifest(folder);
  checkKind(manifest, place);
  const key = keyOfBackup(manifest, place);
  if (key === null) return putBack(place, { manifest, folder, shouldReplace });
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const opened = mkdtempSync(join(place.dataDir, '.restoring-'));
  try {
    for (const name of [DATABASE_FILES[manifest.database], SECRET_FILE]) {
      const encrypted = nameIn(manifest, name);
      if (!(encrypted in manifest.files)) continue;
      await decryptFile(join(folder, encrypted), join(opened, name), key);
    }
    return await putBack(place, { manifest, folder: opened, shouldReplace });
  } finally {
    rmSync(opened, { recursive: true, force: true });
  }
};

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
    const current = await keepRequests(place, { folder, from, mark });
    carriedOut = current.carriedOut;
    try {
      const { databaseFile: file } = place;
      kept.push(replaceSqlite({ from: current.file, file, mark, shouldReplace }));
    } finally {
      current.remove();
    }
  } else {
    checkRows(manifest, await loadPostgres(place.databaseUrl, from));
    carriedOut = await keepRequestsIn(place, folder, place.databaseUrl);
  }
  if (nameIn(manifest, SECRET_FILE) in manifest.files) {
    kept.push(replaceSecret(join(folder, SECRET_FILE), place.secretFile, mark));
  }
  return { manifest, kept: kept.filter((path) => path !== null), carriedOut };
};

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
    `The backup has ${found[wrong] ?? 0} rows of ${wrong} and should have ${rows[wrong] ?? 0}: use another backup.`,
  );
};

const replaceSecret = (from: string, file: string, mark: string): string | null => {
  const isThere = existsSync(file);
  if (isThere && readFileSync(file).equals(readFileSync(from))) return null;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const [draft, kept] = [`${file}.${mark}.restoring`, `${file}.${mark}`];
  copyPrivately(from, draft);
  if (isThere) linkSync(file, kept);
  renameSync(draft, file);
  syncToDisk(dirname(file));
  return isThere ? kept : null;
};
