import { readFileSync } from 'node:fs';
import { dataKeyFile } from '@/lib/server/env/secret';
import { createKeyRing, type KeyRing } from '@/lib/server/keys/keyRing';

/** What sites on one database are given, each with a data folder of its own. */
export const SHARED_DATA_KEY = 'the-data-key-that-all-sites-of-this-test-know';

/** What opens the personal columns of a site that was given no data key. */
export const keysOf = (dataDir: string): KeyRing =>
  createKeyRing(readFileSync(dataKeyFile(dataDir), 'utf8').trim());

/** What opens those of sites with the shared one. */
export const sharedKeys = (): KeyRing => createKeyRing(SHARED_DATA_KEY);
