import { getEnv } from '@/lib/server/env/env';
import { loadLookupKeys } from '@/lib/server/keys/lookupKeys';
import { processService } from '@/lib/server/processSingleton';
import { databaseFile } from './databaseFile';
import { migrateToLatest } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './types';

export { StoreError } from './storeError';
export type { Store };

export type StoreTarget = { databaseUrl: string } | { file: string };

/** Opens a store with the tables that it has: a site of another release may work with it. */
export const openAsItIs = (target: StoreTarget): Promise<Store> =>
  'file' in target ? openSqlite(target.file) : openPostgres(target.databaseUrl);

/** Opens a store and brings its tables up to date. */
export const openStore = async (target: StoreTarget): Promise<Store> => {
  const store = await openAsItIs(target);
  try {
    await migrateToLatest(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

const openSiteStore = async (): Promise<Store> => {
  const { databaseUrl, dataDir } = getEnv();
  const store = await openStore(databaseUrl ? { databaseUrl } : { file: databaseFile(dataDir) });
  try {
    await loadLookupKeys(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

const service = processService('store', openSiteStore);

/** The store of this process, opened on first use. */
export const getStore = service.get;

/** Closes the store of this process, if it is open. */
export const closeStore = async (): Promise<void> => {
  const store = service.peek();
  service.set(null);
  await (await store)?.close();
};

/** Closes a store from a place that cannot wait. Postgres sees the connections end by themselves. */
export const closeNow = (store: Store): void => {
  if (store.dialect === 'sqlite') store.limiterClient.close();
};

/** Makes an open store the one of this process: for unit tests. */
export const shareStore = (store: Store): void => service.set(store);
