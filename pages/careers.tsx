import { AboutView } from '@/components/views/about/AboutView';
import { CAREERS } from '@/data/content/about/careers';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.careers),
  page: CAREERS,
}));

export default AboutView;
