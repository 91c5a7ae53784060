import { join } from 'node:path';
import { type Env, parseEnv } from '@/lib/server/env/env';
import { dataKeyFile, readIfThere } from '@/lib/server/env/secret';
import { databaseFile } from '@/lib/server/store/databaseFile';
import type { StoreTarget } from '@/lib/server/store/store';

type Settings = 'databaseUrl' | 'dataDir' | 'isDataKeyGiven' | 'secret' | 'previousSecrets';

/** Where the site of this environment stores its data, and its keys. */
export type Place = Pick<Env, Settings> & {
  /** NEXTAUTH_SECRET is set: the file in DATA_DIR is not used. */
  isSecretGiven: boolean;
  /** The data key of this site, then those from before. Empty: there is none on this machine. */
  dataKeys: string[];
};

/** Throws an EnvError of one line where a variable is wrong. */
export const findPlace = (source: Record<string, string | undefined> = process.env): Place => {
  // As in a build: looking for the data makes neither a folder nor a secret, and a restore needs none.
  const env = parseEnv(source, 'build');
  const { isDataKeyGiven, dataKey, dataDir, previousDataKeys } = env;
  const current = isDataKeyGiven ? dataKey : readIfThere('DATA_KEY', dataKeyFile(dataDir));
  return {
    ...env,
    isSecretGiven: Boolean(source.NEXTAUTH_SECRET),
    dataKeys: [...(current === null ? [] : [current]), ...previousDataKeys],
  };
};

export const secretFile = ({ dataDir }: Place): string => join(dataDir, 'secret');

/** The secret that was made for this site; null where there is none. */
export const readSecret = (place: Place): string | null =>
  readIfThere('NEXTAUTH_SECRET', secretFile(place));

export const targetOf = ({ databaseUrl, dataDir }: Place): StoreTarget =>
  databaseUrl === null ? { file: databaseFile(dataDir) } : { databaseUrl };

/** Which database it is, without user and password. */
export const databaseOf = ({ databaseUrl, dataDir }: Place): string => {
  if (databaseUrl === null) return databaseFile(dataDir);
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? host}${pathname}`;
};
