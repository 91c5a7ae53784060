import { ActivityView } from '@/components/views/activities/ActivityView';
import { KHEL_MAHOTSAV } from '@/data/content/activities/khelMahotsav';
import { ACTIVITY_PATHS } from '@/data/routes/paths/activities';
import { buildActivityPage } from '@/lib/content/activities/activityPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildActivityPage(ACTIVITY_PATHS.khelMahotsav, KHEL_MAHOTSAV),
}));

export default ActivityView;
