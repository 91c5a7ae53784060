import { join } from 'node:path';
import { openStore, type Store } from '@/lib/server/store/store';

/** Does something to the database file of a running site, from outside of it. */
export const withStore = async <T>(
  dataDir: string,
  file: 'site.db' | 'school.db',
  work: (db: Store['db']) => Promise<T>,
): Promise<T> => {
  const store = await openStore({ file: join(dataDir, file) });
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
};
