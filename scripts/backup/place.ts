import { join } from 'node:path';
import { parseEnv } from '@/lib/server/env/env';

/** Where the site of this environment stores its data. */
export type Place = {
  databaseUrl: string | null;
  /** Absolute paths. */
  dataDir: string;
  databaseFile: string;
  secretFile: string;
  /** NEXTAUTH_SECRET is set: the file is not used. */
  isSecretGiven: boolean;
};

/** Throws an EnvError of one line where a variable is wrong. */
export const findPlace = (source: Record<string, string | undefined> = process.env): Place => {
  // As in a build, so that looking for the data makes neither a folder nor a secret.
  const { databaseUrl, dataDir } = parseEnv({ ...source, NEXT_PHASE: 'phase-production-build' });
  return {
    databaseUrl,
    dataDir,
    databaseFile: join(dataDir, 'site.db'),
    secretFile: join(dataDir, 'secret'),
    isSecretGiven: Boolean(source.NEXTAUTH_SECRET),
  };
};
