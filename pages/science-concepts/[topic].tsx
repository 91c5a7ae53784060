import { LessonView } from '@/components/views/concepts/LessonView';
import { seoFor } from '@/data/routes';
import { SCIENCE_TOPICS } from '@/data/study/concepts/scienceTopics';
import { conceptPath } from '@/data/study/paths/concepts';
import { staticPage } from '@/lib/pages/staticPage';
import { buildLessonPage } from '@/lib/study/concepts/lessonPage';

export const getStaticPaths = () => ({
  paths: SCIENCE_TOPICS.map(({ slug }) => conceptPath('science', slug)),
  fallback: false,
});

export const getStaticProps = staticPage(({ topic = '' }) => {
  const lesson = buildLessonPage('science', topic);
  return lesson && { seo: seoFor(conceptPath('science', topic)), lesson };
});

export default LessonView;
