import { createKeyRing } from '@/lib/server/keys/keyRing';
import { forgetLookupKeys } from '@/lib/server/keys/lookupKeys';
import { shareKeyRings } from '@/lib/server/keys/rings';

const secretOf = (name: string): string => `the secret ${name} of a unit test`.padEnd(40, '.');

type Names = { site?: string[]; data?: string[] };

/** Keys by name, the current one first: what a restart with other variables would bring. */
export const useKeys = ({ site = ['site one'], data = ['data one'] }: Names): void => {
  const [ofSite = '', ...earlier] = site.map(secretOf);
  const [ofData = '', ...older] = data.map(secretOf);
  shareKeyRings({ site: createKeyRing(ofSite, earlier), data: createKeyRing(ofData, older) });
};

/** The keys of the environment again. */
export const useOwnKeys = (): void => {
  shareKeyRings(null);
  forgetLookupKeys();
};
