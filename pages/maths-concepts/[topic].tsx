import { LessonView } from '@/components/views/concepts/LessonView';
import { conceptPath } from '@/data/routes/paths/study/concepts';
import { seoFor } from '@/data/routes/routes';
import { MATHS_TOPICS } from '@/data/study/concepts/mathsTopics';
import { staticPage } from '@/lib/site/staticPage';
import { buildLessonPage } from '@/lib/study/concepts/lessonPage';

export const getStaticPaths = () => ({
  paths: MATHS_TOPICS.map(({ slug }) => conceptPath('maths', slug)),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ topic = '' }) => {
  const lesson = await buildLessonPage('maths', topic);
  return lesson && { seo: seoFor(conceptPath('maths', topic)), lesson };
});

export default LessonView;
