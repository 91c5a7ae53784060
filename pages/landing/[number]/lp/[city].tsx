import { LpView } from '@/components/views/lp/LpView';
import { seoFor } from '@/data/routes/routes';
import { buildLpPage } from '@/lib/landing/lpPage';
import { landingPage, whenFirstVisited } from '@/lib/server/landing/landingPage';

export const getStaticPaths = whenFirstVisited;

export const getStaticProps = landingPage(({ city }) => {
  const page = buildLpPage(city);
  return page && { page, seo: seoFor(page.path) };
});

export default LpView;
