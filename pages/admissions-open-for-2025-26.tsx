import { AdmissionsOpenView } from '@/components/views/admissionsOpen/AdmissionsOpenView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildAdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import { landingPage } from '@/lib/server/landing/landingPage';

export const getServerSideProps = landingPage(() => ({
  page: buildAdmissionsOpenPage(),
  seo: seoFor(PATHS.admissionsOpen),
}));

export default AdmissionsOpenView;
