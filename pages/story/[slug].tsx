import { ReadingView } from '@/components/views/reading/ReadingView';
import { STORIES } from '@/data/routes/paths/study/reading';
import { staticPage } from '@/lib/site/staticPage';
import { buildReadingPage } from '@/lib/study/reading/readingPage';

export const getStaticPaths = () => ({
  paths: STORIES.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ slug = '' }) => {
  const page = buildReadingPage('stories', slug);
  return page && { page };
});

export default ReadingView;
