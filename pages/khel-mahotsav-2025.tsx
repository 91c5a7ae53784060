import { ActivityView } from '@/components/views/activities/ActivityView';
import { KHEL_MAHOTSAV_2025 } from '@/data/content/activities/khelMahotsav2025';
import { ACTIVITY_PATHS } from '@/data/routes/paths/activities';
import { buildActivityPage } from '@/lib/content/activities/activityPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildActivityPage(ACTIVITY_PATHS.khelMahotsav2025, KHEL_MAHOTSAV_2025),
}));

export default ActivityView;
