import { TransferView } from '@/components/views/transferAdmission/TransferView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildTransferPage } from '@/lib/landing/transferPage';
import { landingPage } from '@/lib/server/landing/landingPage';

export const getServerSideProps = landingPage(() => ({
  page: buildTransferPage(),
  seo: seoFor(PATHS.transferAdmission),
}));

export default TransferView;
