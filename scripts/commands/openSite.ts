import { type Env, getEnv, parseEnv } from '@/lib/server/env/env';
import { databaseFile, hasDatabase, noDatabase } from '@/lib/server/store/databaseFile';
import { getStore, type Store, StoreError } from '@/lib/server/store/store';

/**
 * The site that a command works on, which stands already: neither a database nor a secret nor a key is
 * made where none is. Throws an EnvError or a StoreError of one line.
 */
export const openSite = async (): Promise<{ env: Env; store: Store }> => {
  // Before the secrets are read: where there is no database, it is the folder that is wrong.
  const { databaseUrl, dataDir } = parseEnv(process.env, 'build');
  const file = databaseFile(dataDir);
  if (databaseUrl === null && !hasDatabase(file)) throw new StoreError(noDatabase(file));
  return { env: getEnv('command'), store: await getStore() };
};
