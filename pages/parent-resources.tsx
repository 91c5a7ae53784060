import { ResourcesView } from '@/components/views/about/ResourcesView';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { seoFor } from '@/data/routes/routes';
import { buildResourcesPage } from '@/lib/content/about/resourcesPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(ABOUT_PATHS.parentResources),
  page: buildResourcesPage(),
}));

export default ResourcesView;
