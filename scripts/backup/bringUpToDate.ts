import { join } from 'node:path';
import { sql } from 'kysely';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { readIfThere } from '@/lib/server/env/secret';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { forgetLookupKeys, loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { getKeyRings, type KeyRings, shareKeyRings } from '@/lib/server/keys/rings';
import { type CarriedOut, carryOutAgain } from '@/lib/server/privacy/carryOutAgain';
import { appendRequests, readRequests } from '@/lib/server/privacy/requestsFile';
import { openStore, type Store, type StoreTarget } from '@/lib/server/store/store';
import { type Manifest, SECRET_FILE } from './manifest';
import type { Place } from './place';
import type { Replaced } from './replacedSqlite';

type Restoring = {
  /** Where the opened files of the backup are. */
  folder: string;
  manifest: Manifest;
  /** What it takes the place of; null where that cannot be read, as another database of PostgreSQL. */
  replaced: Replaced | null;
  /** The backup's own database, opened. */
  target: StoreTarget;
};

/**
 * Brings the database of a backup in line with what has happened since, before it is put in place:
 * whoever was erased after it was made is not in it, and its audit says that it was restored and where
 * the audit before ended. Answers what was asked for since; null: nothing.
 */
export const bringUpToDate = async (
  place: Place,
  { folder, manifest, replaced, target }: Restoring,
): Promise<CarriedOut | null> => {
  completeRequests(place, replaced);
  const store = await openStore(target);
  try {
    const carriedOut = hasRequests(place) ? await carryOutOn(store, place, folder) : null;
    await appendAudit(store.db, {
      action: 'restore',
      filter: {
        backupOf: manifest.madeAt,
        replacedEntries: replaced?.audit?.entries,
        replacedHash: replaced?.audit?.lastHash,
      },
      rows: manifest.rows.enquiries ?? 0,
    });
    // One plain file again, as a backup has it.
    if (store.dialect === 'sqlite') await sql.raw('pragma journal_mode = delete').execute(store.db);
    return carriedOut;
  } finally {
    await store.close();
  }
};

/** The file may be damaged or gone: what it lacks stands in the database that is replaced, if anywhere. */
const completeRequests = ({ dataDir }: Place, replaced: Replaced | null): void => {
  const known = new Set(readRequests(dataDir).lines.map(({ receipt_id }) => receipt_id));
  const requests = replaced?.requests ?? [];
  appendRequests(
    dataDir,
    requests.filter(({ receipt_id }) => !known.has(receipt_id)),
  );
};

const hasRequests = ({ dataDir }: Place): boolean => {
  const { lines, unreadable } = readRequests(dataDir);
  return lines.length + unreadable > 0;
};

const carryOutOn = async (store: Store, place: Place, folder: string): Promise<CarriedOut> => {
  // Those that the site will have once it is restored.
  shareKeyRings(ringsOf(place, folder));
  try {
    await loadLookupKeys(store.db);
    return await carryOutAgain({ store, dataDir: place.dataDir });
  } finally {
    shareKeyRings(null);
    forgetLookupKeys();
  }
};

const ringsOf = (place: Place, folder: string): KeyRings => {
  const [dataKey, ...previousDataKeys] = place.dataKeys;
  return {
    site: createKeyRing(secretOf(place, folder), place.previousSecrets),
    data: dataKey ? createKeyRing(dataKey, previousDataKeys) : getKeyRings().data,
  };
};

/** A backup's own secret is put in place of the file, and used where none is given. */
const secretOf = ({ isSecretGiven, secretFile, secret }: Place, folder: string): string => {
  const files = isSecretGiven ? [] : [join(folder, SECRET_FILE), secretFile];
  const [found = secret] = files.flatMap((file) => readIfThere('NEXTAUTH_SECRET', file) ?? []);
  return found;
};
