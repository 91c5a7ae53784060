import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { EnvError } from '@/lib/server/env/envError';
import { errorCode } from '@/lib/server/log/errorCode';
import { makeFolder } from '@/lib/server/makeFolder';

type Settings = Readonly<Record<string, string | undefined>>;

/** Makes DATA_DIR where it is not there yet. Throws an EnvError of one line where it cannot be used. */
export const checkDataDir = ({ DATA_DIR }: Settings = process.env): void => {
  const folder = resolve(DATA_DIR || '.data');
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    throw new EnvError('DATA_DIR', 'a folder that this user can write to', `${folder} (${code})`);
  }
};
