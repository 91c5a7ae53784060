import { HomeView } from '@/components/views/home/HomeView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildHomePage } from '@/lib/directory/homePage';
import { staticPage } from '@/lib/pages/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.home),
  page: buildHomePage(),
}));

export default HomeView;
