import { LegalView } from '@/components/views/about/LegalView';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { showLegalPage } from '@/lib/content/about/legalPage';
import { buildPrivacyPage } from '@/lib/content/about/privacyPage';
import { staticPage } from '@/lib/site/staticPage';
import { THIRD_PARTY_CONFIG } from '@/lib/thirdParties/config';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.privacy),
  page: showLegalPage(buildPrivacyPage(THIRD_PARTY_CONFIG)),
}));

export default LegalView;
