import { TransferCertificatesView } from '@/components/views/programs/TransferCertificatesView';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { seoFor } from '@/data/routes/routes';
import { buildProgramPage } from '@/lib/content/programs/programPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PROGRAM_PATHS.transferCertificates),
  page: buildProgramPage('transferCertificates'),
}));

export default TransferCertificatesView;
