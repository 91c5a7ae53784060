import { Home2View } from '@/components/views/home2/Home2View';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildHome2Page } from '@/lib/schools/directory/home2Page';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.home2),
  page: buildHome2Page(),
}));

export default Home2View;
