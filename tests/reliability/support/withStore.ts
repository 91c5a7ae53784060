import { openStore, type Store, type StoreTarget } from '@/lib/server/store/store';

/** Opens a store beside the site that works on it, for as long as `work` takes. */
export const withStore = async <T>(
  target: StoreTarget,
  work: (store: Store) => Promise<T>,
): Promise<T> => {
  const store = await openStore(target);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
