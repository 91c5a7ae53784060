import { ActivityView } from '@/components/views/activities/ActivityView';
import { ACTIVITY_OVERVIEW } from '@/data/content/activities/overview';
import { ACTIVITY_PATHS } from '@/data/routes/paths/activities';
import { buildActivityPage } from '@/lib/content/activities/activityPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildActivityPage(ACTIVITY_PATHS.activities, ACTIVITY_OVERVIEW),
}));

export default ActivityView;
