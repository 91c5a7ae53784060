import { LessonView } from '@/components/views/concepts/LessonView';
import { conceptPath } from '@/data/routes/paths/study/concepts';
import { seoFor } from '@/data/routes/routes';
import { ENGLISH_TOPICS } from '@/data/study/concepts/englishTopics';
import { staticPage } from '@/lib/site/staticPage';
import { buildLessonPage } from '@/lib/study/concepts/lessonPage';

export const getStaticPaths = () => ({
  paths: ENGLISH_TOPICS.map(({ slug }) => conceptPath('english', slug)),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ topic = '' }) => {
  const lesson = await buildLessonPage('english', topic);
  return lesson && { seo: seoFor(conceptPath('english', topic)), lesson };
});

export default LessonView;
