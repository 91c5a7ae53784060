import { LegalView } from '@/components/views/about/LegalView';
import { TERMS } from '@/data/content/about/terms';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { showLegalPage } from '@/lib/content/about/legalPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.terms),
  page: showLegalPage(TERMS),
}));

export default LegalView;
