import { parseSearchText } from '@/lib/search/searchText';
import type { Answer, EndpointContext } from '@/lib/server/endpoint/endpoint';
import { SiteError } from '@/lib/site/siteError';
import { SiteApiError } from './contract';
import { countSearch } from './searchLimit';
import { getSiteApi } from './siteApi';

/** Answers GET /api/search: the pages that fit `s`, none for a blank one. Throws a SiteError. */
export const answerSearch = async ({
  req,
  address,
}: EndpointContext<undefined>): Promise<Answer> => {
  const text = parseSearchText(req.query.s);
  if (text === '') return { json: { results: [] } };
  await countSearch(address);
  return { json: { results: await search(text) } };
};

const search = async (text: string) => {
  const siteApi = await getSiteApi();
  return siteApi.search(text).catch((cause: unknown) => {
    throw cause instanceof SiteApiError ? new SiteError('service/unavailable', { cause }) : cause;
  });
};
