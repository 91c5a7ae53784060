import { AboutView } from '@/components/views/about/AboutView';
import { NEWSMAKERS } from '@/data/content/about/newsmakers';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.newsmakers),
  page: NEWSMAKERS,
}));

export default AboutView;
