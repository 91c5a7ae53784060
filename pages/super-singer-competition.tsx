import { ActivityView } from '@/components/views/activities/ActivityView';
import { SUPER_SINGER } from '@/data/content/activities/superSinger';
import { ACTIVITY_PATHS } from '@/data/routes/paths/activities';
import { buildActivityPage } from '@/lib/content/activities/activityPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildActivityPage(ACTIVITY_PATHS.superSinger, SUPER_SINGER),
}));

export default ActivityView;
