import { NearMeView } from '@/components/views/nearMe/NearMeView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildNearMePage } from '@/lib/schools/finder/nearMePage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.nearMe),
  page: buildNearMePage(),
}));

export default NearMeView;
