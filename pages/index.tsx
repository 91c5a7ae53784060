import { HomeView } from '@/components/views/home/HomeView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildHomePage } from '@/lib/schools/directory/homePage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.home),
  page: buildHomePage(),
}));

export default HomeView;
