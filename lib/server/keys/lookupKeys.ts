import { processSingleton } from '@/lib/server/processSingleton';
import type { Database } from '@/lib/server/store/schema';
import { StoreError } from '@/lib/server/store/storeError';
import { isStale, keyIdOf, openColumn, sealColumn } from './columns';
import { deriveKey, type KeyRing, oldestOf } from './keyRing';
import { getKeyRings } from './rings';

const NAMES = ['personal', 'mobile'] as const;
type Name = (typeof NAMES)[number];

/** The keys of hashes by which rows are found. */
export type LookupKeys = Record<Name, string>;

const shared = processSingleton('lookup-keys', (): { keys: LookupKeys | null } => ({ keys: null }));

/** The look-up keys of the database that this process works with. */
export const getLookupKeys = (): LookupKeys => shared.keys ?? firstKeys();

/**
 * Before a database has its own: the secret that an earlier release hashed with, so that its votes
 * and codes are still found, and a key derived from the data key for what it did not have.
 */
const firstKeys = (): LookupKeys => {
  const { site, data } = getKeyRings();
  return {
    personal: oldestOf(site).secret,
    mobile: deriveKey(oldestOf(data), { salt: 'site-data', info: 'mobile' }).toString('base64url'),
  };
};

/**
 * Reads the look-up keys of a database, which the first process writes down. They stand there
 * encrypted with the data key and outlive every change of secrets: a hash cannot be made again where
 * the number itself is not stored. Throws a StoreError where the data key is another site's.
 */
export const loadLookupKeys = async (db: Database): Promise<void> => {
  const first = firstKeys();
  const [personal, mobile] = await Promise.all([
    loadKey(db, 'personal', first.personal),
    loadKey(db, 'mobile', first.mobile),
  ]);
  shared.keys = { personal, mobile };
};

/** The next database brings its own: after a restore, and for tests. */
export const forgetLookupKeys = (): void => {
  shared.keys = null;
};

/** A look-up key as it stands in a database. */
type SealedKey = { name: string; sealed_key: string };

/** Throws the StoreError of a start where the look-up keys of a database do not open with these data keys. */
export const checkDataKey = (
  keys: readonly SealedKey[],
  ring: KeyRing = getKeyRings().data,
): void => {
  for (const { name, sealed_key } of keys) {
    if (openColumn(sealed_key, placeOf(name), ring) === null) throw wrongDataKey(sealed_key, ring);
  }
};

const placeOf = (name: string) => ({ table: 'lookup_keys', column: 'sealed_key', row: name });

const loadKey = async (db: Database, name: Name, first: string): Promise<string> => {
  // Of processes that start at once, one gets its row; all read what is there then.
  await db
    .insertInto('lookup_keys')
    .values({ name, sealed_key: sealColumn(first, placeOf(name)) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { sealed_key } = await db
    .selectFrom('lookup_keys')
    .select('sealed_key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const key = openColumn(sealed_key, placeOf(name));
  if (key === null) throw wrongDataKey(sealed_key, getKeyRings().data);
  if (isStale(sealed_key)) {
    await db
      .updateTable('lookup_keys')
      .set({ sealed_key: sealColumn(key, placeOf(name)) })
      .where('name', '=', name)
      .where('sealed_key', '=', sealed_key)
      .execute();
  }
  return key;
};

const wrongDataKey = (sealed: string, { all }: KeyRing): StoreError => {
  const known = all.map(({ id }) => id).join(', ');
  return new StoreError(
    `DATA_KEY: this database is encrypted with the data key ${keyIdOf(sealed) ?? 'of another site'}, and this process knows only ${known}: set DATA_KEY to that key, or add it to PREVIOUS_DATA_KEYS (every machine on one database needs the same; unset, it is read from the file beside DATA_DIR whose name ends in .key).`,
  );
};
