import { LessonView } from '@/components/views/concepts/LessonView';
import { conceptPath } from '@/data/routes/paths/study/concepts';
import { seoFor } from '@/data/routes/routes';
import { EVS_TOPICS } from '@/data/study/concepts/evsTopics';
import { staticPage } from '@/lib/site/staticPage';
import { buildLessonPage } from '@/lib/study/concepts/lessonPage';

export const getStaticPaths = () => ({
  paths: EVS_TOPICS.map(({ slug }) => conceptPath('evs', slug)),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ topic = '' }) => {
  const lesson = await buildLessonPage('evs', topic);
  return lesson && { seo: seoFor(conceptPath('evs', topic)), lesson };
});

export default LessonView;
