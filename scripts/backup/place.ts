import { join } from 'node:path';
import { parseEnv } from '@/lib/server/env/env';
import { dataKeyFile, readIfThere } from '@/lib/server/env/secret';
import { databaseFile } from '@/lib/server/store/databaseFile';

/** Where the site of this environment stores its data. */
export type Place = {
  databaseUrl: string | null;
  /** Absolute paths. */
  dataDir: string;
  databaseFile: string;
  secretFile: string;
  /** NEXTAUTH_SECRET is set: the file is not used. */
  isSecretGiven: boolean;
  /** NEXTAUTH_SECRET, else one for this run only. */
  secret: string;
  /** The secrets that the site had before, newest first. */
  previousSecrets: string[];
  /** Where the data key stands that was made for this site: beside `dataDir`. */
  dataKeyFile: string;
  /** DATA_KEY is set: that file is not used. */
  isDataKeyGiven: boolean;
  /** The data key of this site, then those from before. Empty: there is none on this machine. */
  dataKeys: string[];
};

/** Throws an EnvError of one line where a variable is wrong. */
export const findPlace = (source: Record<string, string | undefined> = process.env): Place => {
  // As in a build: looking for the data makes neither a folder nor a secret, and a restore needs none.
  const env = parseEnv(source, 'build');
  const { databaseUrl, dataDir, isDataKeyGiven, secret, previousSecrets, previousDataKeys } = env;
  const keyFile = dataKeyFile(dataDir);
  const dataKey = isDataKeyGiven ? env.dataKey : readIfThere('DATA_KEY', keyFile);
  return {
    databaseUrl,
    dataDir,
    databaseFile: databaseFile(dataDir),
    secretFile: join(dataDir, 'secret'),
    isSecretGiven: Boolean(source.NEXTAUTH_SECRET),
    secret,
    previousSecrets,
    dataKeyFile: keyFile,
    isDataKeyGiven,
    dataKeys: [...(dataKey === null ? [] : [dataKey]), ...previousDataKeys],
  };
};
