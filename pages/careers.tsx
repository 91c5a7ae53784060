import { AboutView } from '@/components/views/about/AboutView';
import { CAREERS } from '@/data/content/about/careers';
import { ABOUT_PATHS } from '@/data/paths/about';
import { seoFor } from '@/data/routes';
import { staticPage } from '@/lib/pages/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.careers),
  page: CAREERS,
}));

export default AboutView;
