import { getEnv } from '@/lib/server/env/env';
import { processSingleton } from '@/lib/server/processSingleton';
import { createKeyRing, type KeyRing } from './keyRing';

/**
 * `site`: what browsers hold and what lives for minutes or days (sessions, challenges, tickets).
 * `data`: what stands in the database and in backups. Two rings, because the first is changed after
 * any suspicion, and the second outlives every session.
 */
export type KeyRings = { site: KeyRing; data: KeyRing };

const shared = processSingleton('key-rings', (): { rings: KeyRings | null } => ({ rings: null }));

/** The keys of this process, from its environment. Throws an EnvError. */
export const getKeyRings = (): KeyRings => {
  shared.rings ??= ringsOf(getEnv());
  return shared.rings;
};

type Secrets = Pick<
  ReturnType<typeof getEnv>,
  'secret' | 'previousSecrets' | 'dataKey' | 'previousDataKeys'
>;

const ringsOf = ({ secret, previousSecrets, dataKey, previousDataKeys }: Secrets): KeyRings => ({
  site: createKeyRing(secret, previousSecrets),
  data: createKeyRing(dataKey, previousDataKeys),
});

/** Gives the process other keys, as a restart with other variables would: for a restore, and for tests. Null: its own. */
export const shareKeyRings = (rings: KeyRings | null): void => {
  shared.rings = rings;
};
