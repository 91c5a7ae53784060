import { AdmissionsOpenView } from '@/components/views/admissionsOpen/AdmissionsOpenView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildAdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import { landingPage, whenFirstVisited } from '@/lib/server/landing/landingPage';

export const getStaticPaths = whenFirstVisited;

export const getStaticProps = landingPage(() => ({
  page: buildAdmissionsOpenPage(),
  seo: seoFor(PATHS.admissionsOpen),
}));

export default AdmissionsOpenView;
