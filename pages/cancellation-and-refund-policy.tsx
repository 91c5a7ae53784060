import { LegalView } from '@/components/views/about/LegalView';
import { REFUNDS } from '@/data/content/about/refunds';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { showLegalPage } from '@/lib/content/about/legalPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.refunds),
  page: showLegalPage(REFUNDS),
}));

export default LegalView;
