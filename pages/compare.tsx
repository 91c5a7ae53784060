import type { GetServerSideProps } from 'next';
import { CompareView } from '@/components/views/compare/CompareView';
import { COMPARED_PARAMETER } from '@/data/routes/paths/compare';
import { buildComparePage, type ComparePage } from '@/lib/schools/compare/comparePage';
import { setPublicCache } from '@/lib/server/endpoint/cacheControl';

/** The site’s revalidation time. */
const CACHE_SECONDS = 900;

// What is chosen stands in the query, which a prerendered page cannot read: rendered for each
// request, the table is in the HTML, for parents without JavaScript and for whoever gets the link.
// Nothing depends on the visitor, so that any cache may store it.
export const getServerSideProps: GetServerSideProps<{ page: ComparePage }> = async (context) => {
  setPublicCache(context, { seconds: CACHE_SECONDS, parameters: [COMPARED_PARAMETER] });
  return { props: { page: buildComparePage(context.query[COMPARED_PARAMETER]) } };
};

export default CompareView;
