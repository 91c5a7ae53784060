import { join } from 'node:path';
import type { Place } from './place';

/** For tests: a site whose data is in `dataDir`, by default with a database file. */
export const samplePlace = (
  dataDir: string,
  given: Pick<Place, 'secret' | 'dataKeys'> & Partial<Place>,
): Place => ({
  databaseUrl: null,
  dataDir,
  databaseFile: join(dataDir, 'site.db'),
  secretFile: join(dataDir, 'secret'),
  isSecretGiven: false,
  previousSecrets: [],
  dataKeyFile: `${dataDir}.key`,
  isDataKeyGiven: true,
  ...given,
});
