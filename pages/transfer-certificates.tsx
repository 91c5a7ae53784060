import { TransferCertificatesView } from '@/components/views/programs/TransferCertificatesView';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/pages/staticPage';
import { buildCertificatesPage } from '@/lib/programs/certificatesPage';
import { buildProgramPage } from '@/lib/programs/programPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PROGRAM_PATHS.transferCertificates),
  page: buildProgramPage('transferCertificates'),
  certificates: buildCertificatesPage(),
}));

export default TransferCertificatesView;
