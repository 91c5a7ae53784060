import { existsSync, linkSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { forgetLookupKeys, loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';
import { noteBackup } from '@/lib/server/privacy/backupList';
import { type CarriedOut, carryOutAgain } from '@/lib/server/privacy/carryOutAgain';
import { removeLeftovers } from '@/lib/server/privacy/leftovers';
import { databaseFile, hasDatabase } from '@/lib/server/store/databaseFile';
import { scrub } from '@/lib/server/store/scrub';
import { openAsItIs, type Store, StoreError } from '@/lib/server/store/store';
import { syncToDisk } from '@/lib/server/syncToDisk';
import { removeIfPossible, unfinishedName } from '@/lib/server/unfinished';
import { type Manifest, readDump, readManifest, rowsOf } from './dump';
import { keyOfBackup } from './encryption';
import { fill } from './fill';
import { databaseOf, type Place, readSecret, secretFile } from './place';
import { type Known, withReplaced } from './replaced';
import { BackupError } from './usage';

export type Restored = {
  manifest: Manifest;
  hasSecret: boolean;
  /** Where what was there before is kept. */
  kept: string[];
  /** What parents had asked for since the backup was made. */
  carriedOut: CarriedOut;
};

type Options = { folder: string; shouldReplace: boolean };

/**
 * Brings a backup back: into an empty database of PostgreSQL in one transaction, or into a new file that
 * then takes the place of the database file. Throws a BackupError or a StoreError of one line, and has
 * then left the site's data as it was.
 */
export const restoreBackup = async (place: Place, options: Options): Promise<Restored> => {
  const manifest = readManifest(options.folder);
  keyOfBackup(manifest.keyId, place);
  makeFolder(place.dataDir);
  removeLeftovers(place.dataDir);
  try {
    return await withReplaced(place, options.shouldReplace, (known) =>
      restore(place, { folder: options.folder, manifest, known }),
    );
  } catch (cause) {
    const code = errorCode(cause);
    if (cause instanceof BackupError || cause instanceof StoreError || code === null) throw cause;
    throw new BackupError(
      `${options.folder} could not be restored (${code}), and nothing was changed: check that the disk is not full and that this user may change the database.`,
      { cause },
    );
  }
};

type Backup = { folder: string; manifest: Manifest; known: Known | null };

const restore = async (place: Place, backup: Backup): Promise<Restored> => {
  const { dataDir, databaseUrl } = place;
  const [draft, file] = [join(dataDir, unfinishedName('restore')), databaseFile(dataDir)];
  const now = new Date().toISOString();
  // Before it stands there: there is no copy that an erasure does not name.
  const note = (path: string) => noteBackup(dataDir, { madeAt: now, path });
  const put = (name: string, to: string): string[] => {
    const kept = existsSync(to) ? [`${to}.replaced-${now.slice(0, 19).replaceAll(':', '')}`] : [];
    kept.forEach(note);
    syncToDisk(join(draft, name));
    // A second name for the old file before the first is taken from it: there is no moment without.
    for (const path of kept) linkSync(to, path);
    renameSync(join(draft, name), to);
    syncToDisk(dirname(to));
    return kept;
  };
  try {
    note(draft);
    makeFolder(draft);
    const store = await openAsItIs(
      databaseUrl ? { databaseUrl } : { file: join(draft, 'site.db') },
    );
    const { secret, carriedOut } = await bring(store, place, backup).finally(store.close);
    const kept = databaseUrl === null ? put('site.db', file) : [];
    // The file that the site had before it came into this database is a copy from now on.
    if (databaseUrl !== null && hasDatabase(file)) note(file);
    if (secret !== null && readSecret(place) !== secret) {
      writeFileSync(join(draft, 'secret'), secret, { mode: 0o600 });
      kept.push(...put('secret', secretFile(place)));
    }
    // The next backup is held against it, also on a machine that did not make it.
    const { folder: path, manifest } = backup;
    const rows = rowsOf(manifest);
    noteBackup(dataDir, { madeAt: manifest.madeAt, path, rows, database: databaseOf(place) });
    return { manifest, hasSecret: secret !== null, kept, carriedOut };
  } finally {
    removeIfPossible(draft);
  }
};

/** Fills an empty database, without whoever was erased since, whole or not at all. */
const bring = async (store: Store, place: Place, { folder, manifest, known }: Backup) => {
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length > 0) {
    throw new BackupError(
      'The database of DATABASE_URL is not empty: put an empty one in its place (docs/keys.md, "Backups") and restore again.',
    );
  }
  const brought = await store.db.transaction().execute(async (db) => {
    const parts = readDump(folder, manifest, keyOfBackup(manifest.keyId, place));
    const secret = await fill({ ...store, db }, parts, manifest);
    const carriedOut = await carryOutOn({ ...store, db }, place, secret);
    const filter = { backupOf: manifest.madeAt, ...known };
    await appendAudit(db, { action: 'restore', filter, rows: rowsOf(manifest).enquiries ?? 0 });
    return { secret, carriedOut };
  });
  if (brought.carriedOut.rows > 0) await scrub(store);
  return brought;
};

const carryOutOn = async (
  store: Store,
  place: Place,
  secret: string | null,
): Promise<CarriedOut> => {
  const [dataKey = '', ...previousDataKeys] = place.dataKeys;
  const ofFile = place.isSecretGiven ? null : (secret ?? readSecret(place));
  // Those that the site will have once it is restored.
  shareKeyRings({
    site: createKeyRing(ofFile ?? place.secret, place.previousSecrets),
    data: createKeyRing(dataKey, previousDataKeys),
  });
  try {
    await loadLookupKeys(store.db);
    return await carryOutAgain({ store, dataDir: place.dataDir });
  } finally {
    shareKeyRings(null);
    forgetLookupKeys();
  }
};
