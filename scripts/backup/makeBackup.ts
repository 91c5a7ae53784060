import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkDataKey } from '@/lib/server/keys/lookupKeys';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { type BackupLine, noteBackup } from '@/lib/server/privacy/backupList';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import { noDatabase, readSealedKeys, sizeOf } from '@/lib/server/store/databaseFile';
import { StoreError } from '@/lib/server/store/storeError';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { removeIfPossible, removeUnfinished, unfinishedName } from '@/lib/server/unfinished';
import { auditBackup } from './auditBackup';
import { type Comparison, compareBackup } from './compareBackup';
import { encryptFile, ringForBackup } from './encryption';
import { keepPrivate } from './files';
import { describeLosses, watchedRows } from './losses';
import {
  DATABASE_FILES,
  describeFile,
  MANIFEST_FILE,
  type Manifest,
  nameIn,
  SECRET_FILE,
} from './manifest';
import type { Place } from './place';
import { dumpPostgres, readKeys } from './postgres';
import { copySqlite } from './sqlite';
import { BackupError } from './usage';

// Whether a process of another machine still runs is not seen from here: only what is older than a day.
const OF_ANY_MACHINE = /^\..+\.\d+\.unfinished$/;

export type MadeBackup = Manifest & { comparison: Comparison };

/**
 * Copies what the site keeps into a new folder, encrypted, whole or not at all; the site may run
 * meanwhile. Then holds it against the backup before it.
 * Throws a BackupError of one line, or the StoreError of a start where the data key is another site's.
 * Where rows are gone for no reason, and nobody accepts that, the backup stands all the same.
 */
export const makeBackup = async (
  place: Place,
  folder: string,
  { acceptsLoss = false }: { acceptsLoss?: boolean } = {},
): Promise<MadeBackup> => {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name a new folder.`);
  const { databaseUrl, databaseFile } = place;
  // With its log alone, too: opening that would throw it away.
  if (databaseUrl === null && sizeOf(databaseFile) === 0) {
    throw new BackupError(noDatabase(databaseFile));
  }
  removeLeftovers(place.dataDir);
  removeUnfinished(dirname(folder), OF_ANY_MACHINE);
  const draft = join(dirname(folder), unfinishedName(basename(folder)));
  // Before they stand there: there is no copy that an erasure does not name.
  const note = (line: BackupLine) => noteBackup(place.dataDir, line);
  try {
    note({ madeAt: new Date().toISOString(), path: draft });
    makeFolder(draft);
    const manifest = await fill(draft, place);
    const comparison = await compareBackup(place, manifest);
    const hasLost = comparison.losses.length > 0 && !acceptsLoss;
    const rows = watchedRows(manifest.rows);
    note({ madeAt: manifest.madeAt, path: folder, rows, ...(hasLost && { hasLost }) });
    renameSync(draft, folder);
    syncToDisk(dirname(folder));
    await auditBackup(place, folder, manifest);
    if (hasLost) throw lost(folder, comparison);
    return { ...manifest, comparison };
  } catch (error) {
    if (error instanceof BackupError || error instanceof StoreError) throw error;
    const code = errorCode(error);
    if (code === null) throw error;
    throw new BackupError(
      `The backup could not be written to ${folder} (${code}): check that its folder can be written to and that the disk is not full.`,
      { cause: error },
    );
  } finally {
    removeIfPossible(draft);
  }
};

const lost = (folder: string, { before, losses }: Comparison): BackupError =>
  new BackupError(
    `${folder} is made, but since ${before?.path} (${before?.madeAt}) the database has lost rows that neither retention nor an erasure explains: ${describeLosses(losses)}: keep the backups of before and find out why. Every backup ends like this until one is made with --accept-loss.`,
  );

const fill = async (draft: string, place: Place): Promise<Manifest> => {
  const ring = ringForBackup(place);
  const key = ring.current;
  const database = place.databaseUrl === null ? 'sqlite' : 'postgres';
  const copy = join(draft, DATABASE_FILES[database]);
  const madeAt = new Date().toISOString();
  const rows =
    place.databaseUrl === null
      ? await copySqlite(place.databaseFile, copy)
      : await dumpPostgres(place.databaseUrl, copy);
  // A backup that opens with another key than what is in it would be found out by a restore only.
  if (rows.lookup_keys) {
    const { databaseUrl } = place;
    checkDataKey(databaseUrl === null ? readSealedKeys(copy) : await readKeys(databaseUrl), ring);
  }
  const sources = { [DATABASE_FILES[database]]: copy, ...secretOf(place) };
  const files: Manifest['files'] = {};
  for (const [name, source] of Object.entries(sources)) {
    const encrypted = nameIn({ keyId: key.id }, name);
    await encryptFile(source, join(draft, encrypted), key);
    keepPrivate(join(draft, encrypted));
    files[encrypted] = await describeFile(join(draft, encrypted));
  }
  rmSync(copy);
  const manifest: Manifest = { format: 2, keyId: key.id, madeAt, database, rows, files };
  writeFileSync(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  keepPrivate(join(draft, MANIFEST_FILE));
  syncToDisk(draft);
  return manifest;
};

// Without it everybody who is logged in would have to log in again.
const secretOf = ({ isSecretGiven, secretFile }: Place): Record<string, string> =>
  isSecretGiven || !existsSync(secretFile) ? {} : { [SECRET_FILE]: secretFile };
