import { getEnv } from '@/lib/server/env/env';
import { getErp } from '@/lib/server/erp/erp';
import { log } from '@/lib/server/log/log';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';
import { getStore } from '@/lib/server/store/store';
import { withTimeout } from '@/lib/server/withTimeout';
import { isStopping } from './stopping';

const LONGEST_PING_MS = 3000;

const PINGS = {
  store: async () => (await getStore()).ping(),
  erp: async () => (await getErp()).ping(),
  siteApi: async () => (await getSiteApi()).ping(),
};

type Part = keyof typeof PINGS;

export type Health = {
  isReady: boolean;
  parts: Record<Part, 'up' | 'down'>;
  /** The service bases that are configured, by name. */
  services: string[];
};

/** Asks each part that the site needs whether it answers. */
export const checkHealth = async (): Promise<Health> => {
  const [store, erp, siteApi] = await Promise.all([
    stateOf('store'),
    stateOf('erp'),
    stateOf('siteApi'),
  ]);
  const parts = { store, erp, siteApi };
  // A process that is stopping still answers, but a balancer has to send nobody here any more.
  const isReady = !isStopping() && Object.values(parts).every((state) => state === 'up');
  return { isReady, parts, services: Object.keys(getEnv().serviceBases) };
};

const stateOf = async (part: Part): Promise<'up' | 'down'> => {
  try {
    const isUp = await withTimeout(
      PINGS[part]().then(() => true),
      LONGEST_PING_MS,
      false,
    );
    if (!isUp) throw new Error('no answer in time');
    return 'up';
  } catch (err) {
    log.warn({ err, part }, 'does not answer');
    return 'down';
  }
};
