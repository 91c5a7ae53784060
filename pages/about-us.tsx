import { AboutUsView } from '@/components/views/about/AboutUsView';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { buildAboutUsPage } from '@/lib/content/about/aboutPages';
import { buildIndiaMap } from '@/lib/schools/maps/indiaMap';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.about),
  page: buildAboutUsPage(),
  map: buildIndiaMap(),
}));

export default AboutUsView;
