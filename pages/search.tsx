import type { GetServerSideProps } from 'next';
import { SearchView, type SearchViewProps } from '@/components/views/search/SearchView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { isAnswered } from '@/lib/search/answeredPath';
import { parseSearchText } from '@/lib/search/searchText';
import { clientAddress } from '@/lib/server/endpoint/clientAddress';
import { ERROR_STATUS } from '@/lib/server/endpoint/errorStatus';
import { getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import { countSearch } from '@/lib/server/siteApi/searchLimit';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';
import { withinRequest } from '@/lib/server/upstream/deadline';
import { SiteError } from '@/lib/site/siteError';

export const getServerSideProps: GetServerSideProps<SearchViewProps> = async ({
  query,
  req,
  res,
}) => {
  const text = parseSearchText(query.s);
  const seo = seoFor(PATHS.search);
  const isWithinSite = req.headers['x-nextjs-data'] !== undefined;
  if (isWithinSite && isAnswered(query)) return { props: { seo, text, results: 'answered' } };
  if (text === '') return { props: { seo, text, results: [] } };
  const address = clientAddress(req, getEnv().trustProxy);
  const { results, problem } = await withinRequest(() => search(text, address));
  if (problem?.retryAfter) res.setHeader('Retry-After', String(problem.retryAfter));
  // A change of page within the site would take an error status for a broken page.
  if (problem && !isWithinSite) res.statusCode = ERROR_STATUS[problem.code];
  return { props: { seo, text, results } };
};

const search = async (text: string, address: string) => {
  try {
    await countSearch(address);
    const siteApi = await getSiteApi();
    return { results: await siteApi.search(text), problem: null };
  } catch (cause) {
    if (cause instanceof SiteError) return { results: null, problem: cause };
    log.error({ err: cause }, 'search failed');
    return { results: null, problem: new SiteError('service/unavailable') };
  }
};

export default SearchView;
