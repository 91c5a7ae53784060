import { TransferView } from '@/components/views/transferAdmission/TransferView';
import { PATHS } from '@/data/paths';
import { seoFor } from '@/data/routes';
import { buildTransferPage } from '@/lib/landing/transferPage';
import { landingPage } from '@/lib/server/landing/landingPage';

export const getServerSideProps = landingPage(() => ({
  page: buildTransferPage(),
  seo: seoFor(PATHS.transferAdmission),
}));

export default TransferView;
