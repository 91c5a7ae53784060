import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SEARCHES_PER_MINUTE } from '@/data/limits';
import { createAddressLimit } from '@/lib/server/endpoint/addressLimit';
import { mustWait } from '@/lib/server/endpoint/mustWait';
import { processSingleton } from '@/lib/server/processSingleton';

// In memory, unlike the limits that guard codes: a suggestion comes with every pause in typing and
// must not cost a write to the disk. One for the endpoint and for the page.
const count = processSingleton('search limit', () =>
  createAddressLimit(
    (factor) => new RateLimiterMemory({ points: factor * SEARCHES_PER_MINUTE, duration: 60 }),
  ),
);

/**
 * Counts one search of an address, whether for the endpoint or for a page. Throws a SiteError with the
 * seconds to wait when its minute is used up.
 */
export const countSearch = async (address: string): Promise<void> => {
  try {
    await count(address);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw mustWait('request/too-many', cause.msBeforeNext / 1000);
  }
};
