import { TransferCertificatesView } from '@/components/views/programs/TransferCertificatesView';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { seoFor } from '@/data/routes/routes';
import { buildCertificatesPage } from '@/lib/content/programs/certificatesPage';
import { buildProgramPage } from '@/lib/content/programs/programPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PROGRAM_PATHS.transferCertificates),
  page: buildProgramPage('transferCertificates'),
  certificates: buildCertificatesPage(),
}));

export default TransferCertificatesView;
