import { TransferView } from '@/components/views/transferAdmission/TransferView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildTransferPage } from '@/lib/landing/transferPage';
import { landingPage, whenFirstVisited } from '@/lib/server/landing/landingPage';

export const getStaticPaths = whenFirstVisited;

export const getStaticProps = landingPage(() => ({
  page: buildTransferPage(),
  seo: seoFor(PATHS.transferAdmission),
}));

export default TransferView;
