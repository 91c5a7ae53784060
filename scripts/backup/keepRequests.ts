import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type CarriedOut, carryOutAgain } from '@/lib/server/privacy/carryOutAgain';
import { readSecrets } from '@/lib/server/privacy/parentNumber';
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
  const [secret = '', ...older] = secretsOf(place, folder);
  const store = await openStore(target);
  try {
    const done = await carryOutAgain({
      store,
      dataDir: place.dataDir,
      secrets: [secret, ...older],
    });
    // One plain file again, as a backup has it.
    if (store.dialect === 'sqlite') await sql.raw('pragma journal_mode = delete').execute(store.db);
    return done;
  } finally {
    await store.close();
  }
};

/** The site's secrets and the backup's, since the rows may be from before the present one. */
const secretsOf = ({ dataDir, secretFile }: Place, folder: string): string[] => {
  const own = process.env.NEXTAUTH_SECRET || readIfThere(secretFile);
  const all = [...readSecrets(own, dataDir), readIfThere(join(folder, SECRET_FILE))];
  return [...new Set(all.filter((secret) => secret !== ''))];
};

const readIfThere = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
