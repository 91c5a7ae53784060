import { LessonView } from '@/components/views/concepts/LessonView';
import { conceptPath } from '@/data/routes/paths/study/concepts';
import { seoFor } from '@/data/routes/routes';
import { SCIENCE_TOPICS } from '@/data/study/concepts/scienceTopics';
import { staticPage } from '@/lib/site/staticPage';
import { buildLessonPage } from '@/lib/study/concepts/lessonPage';

export const getStaticPaths = () => ({
  paths: SCIENCE_TOPICS.map(({ slug }) => conceptPath('science', slug)),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ topic = '' }) => {
  const lesson = await buildLessonPage('science', topic);
  return lesson && { seo: seoFor(conceptPath('science', topic)), lesson };
});

export default LessonView;
