import { getEnv } from '@/lib/server/env/env';
import { getErp } from '@/lib/server/erp/erp';
import { processSingleton } from '@/lib/server/processSingleton';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';
import { getStore } from '@/lib/server/store/store';
import { tryWriting } from '@/lib/server/store/tryWriting';
import { withoutDeadline } from '@/lib/server/upstream/deadline';
import { type AgedState, type CachedState, createCachedState } from './cachedState';
import { isStopping } from './stopping';
import { raisedWarnings, type WarningName } from './warnings';

/** The store is written to at most so often for this, whoever asks. */
const STORE_EVERY_MS = 2_000;
/** An upstream service is asked at most so often. */
const UPSTREAM_EVERY_MS = 30_000;
const LONGEST_MS = 3_000;

type Upstream = 'erp' | 'siteApi';

export type Health = {
  /** `draining`: it was asked to stop, and ends what it began. */
  status: 'ready' | 'draining' | 'down';
  /** What this process needs to serve and save. */
  parts: { store: 'up' | 'down' };
  /** For people to read: what others run never takes this process out of service. */
  upstream: Record<Upstream, AgedState>;
  /** The service bases that are configured, by name. */
  services: string[];
  /** What a site for parents should not have: docs/runbook.md, "Misconfigured". */
  warnings: WarningName[];
};

/**
 * Whether this process can serve and save, and beside it how the services were when one was last
 * asked. Waits for the store only; however often it is asked, nobody is asked more than once at a
 * time, nor more often than above.
 */
export const checkHealth = async (now: number = Date.now()): Promise<Health> => {
  const { store, erp, siteApi } = shared().states;
  const isUp = (await store.read(now)) === 'up';
  return {
    status: isStopping() ? 'draining' : isUp ? 'ready' : 'down',
    parts: { store: isUp ? 'up' : 'down' },
    upstream: { erp: erp.peek(now), siteApi: siteApi.peek(now) },
    services: Object.keys(getEnv().serviceBases),
    warnings: raisedWarnings(),
  };
};

/** The next question is the first one: for unit tests. */
export const forgetHealth = (): void => {
  shared().states = createStates();
};

const createStates = (): Record<'store' | Upstream, CachedState> => ({
  store: createCachedState({
    name: 'store',
    ping: async () => tryWriting(await getStore()),
    everyMs: STORE_EVERY_MS,
    longestMs: LONGEST_MS,
  }),
  erp: upstream('erp', async () => (await getErp()).ping()),
  siteApi: upstream('siteApi', async () => (await getSiteApi()).ping()),
});

const upstream = (name: Upstream, ping: () => Promise<void>): CachedState =>
  createCachedState({
    name,
    ping: () => withoutDeadline(ping),
    everyMs: UPSTREAM_EVERY_MS,
    longestMs: LONGEST_MS,
  });

const shared = () => processSingleton('health', () => ({ states: createStates() }));
