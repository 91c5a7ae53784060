import { join } from 'node:path';

/** The data folder of a site, an nginx or another program of this name. */
export const dataDirOf = (name: string): string =>
  join(process.cwd(), 'test-results', 'data', 'reliability', name);
