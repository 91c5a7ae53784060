import { BoardingOpenView } from '@/components/views/admissionsOpen/BoardingOpenView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildBoardingOpenPage } from '@/lib/landing/boardingOpenPage';
import { landingPage, whenFirstVisited } from '@/lib/server/landing/landingPage';

export const getStaticPaths = whenFirstVisited;

export const getStaticProps = landingPage(() => ({
  page: buildBoardingOpenPage(),
  seo: seoFor(PATHS.admissionsOpenBoarding),
}));

export default BoardingOpenView;
