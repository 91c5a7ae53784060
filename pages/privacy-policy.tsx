import { LegalView } from '@/components/views/about/LegalView';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { THIRD_PARTIES } from '@/data/thirdParties';
import { showLegalPage } from '@/lib/about/legalPage';
import { buildPrivacyPage } from '@/lib/about/privacyPage';
import { staticPage } from '@/lib/pages/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.privacy),
  page: showLegalPage(buildPrivacyPage(THIRD_PARTIES)),
}));

export default LegalView;
