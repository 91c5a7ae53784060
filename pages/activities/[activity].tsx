import { ActivityView } from '@/components/views/activities/ActivityView';
import { ACTIVITY_CONTENTS } from '@/data/content/activities/contents';
import { ACTIVITY_SLUGS, activityPath, isActivitySlug } from '@/data/routes/paths/activities';
import { buildActivityPage } from '@/lib/content/activities/activityPage';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticPaths = () => ({
  paths: ACTIVITY_SLUGS.map((activity) => ({ params: { activity } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ activity }) =>
  isActivitySlug(activity)
    ? { page: buildActivityPage(activityPath(activity), ACTIVITY_CONTENTS[activity]) }
    : null,
);

export default ActivityView;
