import { type Env, getEnv } from '@/lib/server/env/env';
import { checkDataDir } from './checkDataDir';

/** The settings of a site that is about to start. Throws an EnvError of one line about a wrong one. */
export const checkSettings = (): Env => {
  checkDataDir();
  return getEnv();
};
