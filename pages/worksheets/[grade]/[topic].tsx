import { TopicWorksheetView } from '@/components/views/worksheets/TopicWorksheetView';
import { seoFor } from '@/data/routes/routes';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { isWorksheetSlug, WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { topicSlug } from '@/data/study/worksheets/topicSlug';
import { staticPage } from '@/lib/site/staticPage';
import { buildTopicPage } from '@/lib/study/worksheets/topicPage';

export const getStaticPaths = () => ({
  paths: WORKSHEET_SLUGS.flatMap((grade) =>
    WORKSHEET_GRADES[grade].topics.map(({ title }) => ({
      params: { grade, topic: topicSlug(title) },
    })),
  ),
  fallback: false,
});

export const getStaticProps = staticPage(({ grade, topic = '' }) => {
  const page = isWorksheetSlug(grade) ? buildTopicPage(grade, topic) : null;
  return page && { seo: seoFor(page.path), page };
});

export default TopicWorksheetView;
