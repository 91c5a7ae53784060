import type { GetServerSideProps } from 'next';
import { SearchView, type SearchViewProps } from '@/components/views/search/SearchView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { isAnswered } from '@/lib/search/answeredPath';
import { parseSearchText } from '@/lib/search/searchText';
import { log } from '@/lib/server/log/log';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';
import { withinRequest } from '@/lib/server/upstream/deadline';

export const getServerSideProps: GetServerSideProps<SearchViewProps> = async ({
  query,
  req,
  res,
}) => {
  const text = parseSearchText(query.s);
  const seo = seoFor(PATHS.search);
  const isWithinSite = req.headers['x-nextjs-data'] !== undefined;
  if (isWithinSite && isAnswered(query)) return { props: { seo, text, results: 'answered' } };
  const results = text === '' ? [] : await withinRequest(() => search(text));
  // A change of page within the site would take a 503 for a broken page.
  if (results === null && !isWithinSite) res.statusCode = 503;
  return { props: { seo, text, results } };
};

const search = async (text: string) => {
  try {
    const siteApi = await getSiteApi();
    return await siteApi.search(text);
  } catch (cause) {
    log.error({ err: cause }, 'search failed');
    return null;
  }
};

export default SearchView;
