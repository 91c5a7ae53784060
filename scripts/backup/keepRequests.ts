import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readIfThere } from '@/lib/server/env/secret';
import { createKeyRing } from '@/lib/server/keys/keyRing';
import { forgetLookupKeys, loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { getKeyRings, type KeyRings, shareKeyRings } from '@/lib/server/keys/rings';
import { type CarriedOut, carryOutAgain } from '@/lib/server/privacy/carryOutAgain';
import { readRequests } from '@/lib/server/privacy/requestsFile';
import { openStore, type StoreTarget } from '@/lib/server/store/store';
import { copyPrivately } from './files';
import { SECRET_FILE } from './manifest';
import type { Place } from './place';

type Kept = {
  /** What takes the place of the database: the backup's own file, or a copy brought up to date. */
  file: string;
  carriedOut: CarriedOut | null;
  /** Removes the copy. */
  remove: () => void;
};

/**
 * A backup's database file with what parents have asked for since: whoever was erased after it was
 * made is not in what is put in place. Nothing is copied where nobody has asked for anything.
 */
export const keepRequests = async (
  place: Place,
  { folder, from, mark }: { folder: string; from: string; mark: string },
): Promise<Kept> => {
  if (!hasRequests(place)) return { file: from, carriedOut: null, remove: () => {} };
  const file = `${place.databaseFile}.${mark}.erasing`;
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  };
  try {
    copyPrivately(from, file);
    return { file, carriedOut: await carryOutOn(place, folder, { file }), remove };
  } catch (error) {
    remove();
    throw error;
  }
};

/** The same for a PostgreSQL database that a backup was just loaded into; null: nothing was asked for. */
export const keepRequestsIn = async (
  place: Place,
  folder: string,
  databaseUrl: string,
): Promise<CarriedOut | null> =>
  hasRequests(place) ? carryOutOn(place, folder, { databaseUrl }) : null;

const hasRequests = ({ dataDir }: Place): boolean => {
  const { lines, unreadable } = readRequests(dataDir);
  return lines.length + unreadable > 0;
};

const carryOutOn = async (
  place: Place,
  folder: string,
  target: StoreTarget,
): Promise<CarriedOut> => {
  // Those that the site will have once it is restored.
  shareKeyRings(ringsOf(place, folder));
  const store = await openStore(target);
  try {
    await loadLookupKeys(store.db);
    const done = await carryOutAgain({ store, dataDir: place.dataDir });
    // One plain file again, as a backup has it.
    if (store.dialect === 'sqlite') await sql.raw('pragma journal_mode = delete').execute(store.db);
    return done;
  } finally {
    await store.close();
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
