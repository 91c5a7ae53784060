import { AboutView } from '@/components/views/about/AboutView';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { buildPressPage } from '@/lib/content/about/aboutPages';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.press),
  page: buildPressPage(),
}));

export default AboutView;
