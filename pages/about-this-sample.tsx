import { AboutView } from '@/components/views/about/AboutView';
import { ABOUT_THIS_SAMPLE } from '@/data/content/about/aboutThisSample';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { IS_SAMPLE_SCHOOL } from '@/data/school';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() =>
  IS_SAMPLE_SCHOOL ? { seo: seoFor(ABOUT_PATHS.sample), page: ABOUT_THIS_SAMPLE } : null,
);

export default AboutView;
