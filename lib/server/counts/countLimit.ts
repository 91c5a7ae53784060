import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { COUNTS, LIMIT_MINUTES } from '@/data/limits';
import { createAddressLimit } from '@/lib/server/endpoint/addressLimit';
import { mustWait } from '@/lib/server/endpoint/mustWait';
import { processSingleton } from '@/lib/server/processSingleton';

const WINDOW_S = LIMIT_MINUTES * 60;

// In memory: a count must not cost a write to the disk of its own.
const create = () => {
  const ofAddress = createAddressLimit(
    (factor) => new RateLimiterMemory({ points: factor * COUNTS.ofAddress, duration: WINDOW_S }),
  );
  const ofAll = new RateLimiterMemory({ points: COUNTS.ofAll, duration: WINDOW_S });
  return async (address: string): Promise<void> => {
    await ofAddress(address);
    await ofAll.consume('all');
  };
};

/**
 * Counts a request to count. Throws a SiteError with the seconds to wait when the window of its address,
 * or that of everybody together, is used up.
 */
export const limitCounts = async (address: string): Promise<void> => {
  try {
    await processSingleton('limit of counts', create)(address);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw mustWait('request/too-many', cause.msBeforeNext / 1000);
  }
};
