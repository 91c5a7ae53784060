import { BrochureView } from '@/components/views/brochure/BrochureView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildBrochure } from '@/lib/schools/brochure/buildBrochure';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.brochure),
  page: buildBrochure(),
}));

export default BrochureView;
