import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { Key } from '@/lib/server/keys/keyRing';
import { checkDataKey } from '@/lib/server/keys/lookupKeys';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { noteBackup } from '@/lib/server/privacy/backupList';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import { databaseFile, noDatabase, sizeOf } from '@/lib/server/store/databaseFile';
import { openAsItIs, type Store, StoreError } from '@/lib/server/store/store';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { removeIfPossible, removeUnfinished, unfinishedName } from '@/lib/server/unfinished';
import { reasonOf } from '@/scripts/enquiries/usage';
import { isNewer, type Manifest, readDump, rowsOf, writeDump } from './dump';
import { ringOf } from './encryption';
import { fill } from './fill';
import { type Comparison, compareRows } from './losses';
import { databaseOf, type Place, readSecret, targetOf } from './place';
import { withSnapshot } from './snapshot';
import { BackupError } from './usage';

// Whether a process of another machine still runs is not seen from here: only what is older than a day.
const OF_ANY_MACHINE = /^\..+\.\d+\.unfinished$/;

export type MadeBackup = Manifest & { hasSecret: boolean; comparison: Comparison };

/**
 * Copies what the site keeps into a new folder, encrypted, whole or not at all, and tries that it can be
 * restored; the site may run meanwhile. Then holds it against the backup before it. Throws a BackupError or
 * a StoreError of one line. Where rows are gone for no reason, and nobody accepts that, it stands all the
 * same.
 */
export const makeBackup = async (
  place: Place,
  folder: string,
  acceptsLoss = false,
): Promise<MadeBackup> => {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already: name a new folder.`);
  // With its log alone, too: opening that would throw it away.
  const file = databaseFile(place.dataDir);
  if (place.databaseUrl === null && sizeOf(file) === 0) throw new BackupError(noDatabase(file));
  const ring = ringOf(place);
  removeLeftovers(place.dataDir);
  removeUnfinished(dirname(folder), OF_ANY_MACHINE);
  const draft = join(dirname(folder), unfinishedName(basename(folder)));
  const store = await openAsItIs(targetOf(place));
  try {
    // Before it stands there: there is no copy that an erasure does not name.
    noteBackup(place.dataDir, { madeAt: new Date().toISOString(), path: draft });
    makeFolder(draft);
    const secret = place.isSecretGiven ? null : readSecret(place);
    const manifest = await withSnapshot(store, (snapshot) =>
      writeDump(draft, snapshot, { key: ring.current, secret }),
    );
    if (manifest.tables.lookup_keys) {
      checkDataKey(await store.db.selectFrom('lookup_keys').selectAll().execute(), ring);
    }
    await tryOut(draft, manifest, ring.current);
    const { madeAt } = manifest;
    const [rows, database] = [rowsOf(manifest), databaseOf(place)];
    const comparison = await compareRows(store.db, { dataDir: place.dataDir, database, rows });
    const hasLost = comparison.losses.length > 0 && !acceptsLoss;
    const line = { madeAt, path: folder, rows, database };
    noteBackup(place.dataDir, hasLost ? { ...line, hasLost } : line);
    syncToDisk(draft);
    renameSync(draft, folder);
    syncToDisk(dirname(folder));
    if ('audit_log' in manifest.tables) await audit(store, folder, manifest);
    if (hasLost) throw lost(folder, comparison);
    return { ...manifest, hasSecret: secret !== null, comparison };
  } catch (cause) {
    if (cause instanceof BackupError || cause instanceof StoreError) throw cause;
    if (errorCode(cause) === null) throw cause;
    throw new BackupError(
      `The backup ${folder} could not be made (${reasonOf(cause)}): check that its folder can be written to, that the disk is not full and that the database is sound.`,
      { cause },
    );
  } finally {
    await store.close();
    removeIfPossible(draft);
  }
};

// A backup that cannot be restored would be found out too late: it is, into a file that is thrown away.
const tryOut = async (folder: string, manifest: Manifest, key: Key): Promise<void> => {
  const file = join(folder, 'trial.db');
  const parts = readDump(folder, manifest, key);
  const store = await openAsItIs({ file });
  try {
    // The tables of a newer release cannot be made here.
    if (isNewer(manifest)) for await (const _ of parts);
    else await store.db.transaction().execute((db) => fill({ ...store, db }, parts, manifest));
  } finally {
    await store.close();
    rmSync(file, { force: true });
  }
};

const audit = async ({ db }: Store, folder: string, manifest: Manifest): Promise<void> => {
  try {
    const filter = { folder, madeAt: manifest.madeAt };
    await appendAudit(db, { action: 'backup', filter, rows: rowsOf(manifest).enquiries ?? 0 });
  } catch (cause) {
    throw new BackupError(
      `${folder} is made and sound, but the audit could not be told of it (${errorCode(cause) ?? reasonOf(cause)}): note elsewhere who made it and when, and see that this user may write to the database.`,
      { cause },
    );
  }
};

const lost = (folder: string, { before, losses }: Comparison): BackupError =>
  new BackupError(
    `${folder} is made, but since ${before?.path} (${before?.madeAt}) the database has lost rows that neither retention nor an erasure explains: ${losses.join(', ')}: keep the backups of before and find out why. Every backup ends like this until one is made with --accept-loss.`,
  );
