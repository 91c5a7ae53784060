import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SEARCHES_PER_MINUTE } from '@/data/limits';
import { parseSearchText } from '@/lib/search/searchText';
import { limitedAddress } from '@/lib/server/endpoint/clientAddress';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { SiteError } from '@/lib/site/siteError';
import { SiteApiError } from './contract';
import { getSiteApi } from './siteApi';

// In memory, unlike the limits that guard codes: a suggestion comes with every pause in typing and
// must not cost a write to the disk.
const limiter = new RateLimiterMemory({ points: SEARCHES_PER_MINUTE, duration: 60 });

/** Answers GET /api/search: the pages that fit `s`, none for a blank one. Throws a SiteError. */
export const answerSearch = async ({
  req,
  address,
}: EndpointContext<undefined>): Promise<Answer> => {
  const text = parseSearchText(req.query.s);
  if (text === '') return { json: { results: [] } };
  await countSearch(limitedAddress(address));
  return { json: { results: await search(text) } };
};

const countSearch = async (address: string): Promise<void> => {
  try {
    await limiter.consume(address);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw new SiteError('request/too-many', {
      retryAfter: Math.ceil(cause.msBeforeNext / 1000) || 1,
    });
  }
};

const search = async (text: string) => {
  const siteApi = await getSiteApi();
  return siteApi.search(text).catch((cause: unknown) => {
    throw cause instanceof SiteApiError ? new SiteError('service/unavailable', { cause }) : cause;
  });
};
