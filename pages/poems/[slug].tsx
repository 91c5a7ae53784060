import { ReadingView } from '@/components/views/reading/ReadingView';
import { POEMS } from '@/data/routes/paths/study/reading';
import { staticPage } from '@/lib/site/staticPage';
import { buildReadingPage } from '@/lib/study/reading/readingPage';

export const getStaticPaths = () => ({
  paths: POEMS.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ slug = '' }) => {
  const page = buildReadingPage('poems', slug);
  return page && { page };
});

export default ReadingView;
