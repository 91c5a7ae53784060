import { PaperView } from '@/components/views/papers/PaperView';
import { paperPath } from '@/data/routes/paths/study/papers';
import { seoFor } from '@/data/routes/routes';
import { PAPERS } from '@/data/study/papers/paperList';
import { staticPage } from '@/lib/site/staticPage';
import { buildPaperPage } from '@/lib/study/papers/paperPage';
import { buildPaperSheet } from '@/lib/study/papers/paperSheet';

export const getStaticPaths = () => ({ paths: PAPERS.map(paperPath), fallback: false });

export const getStaticProps = staticPage(({ paper = '' }) => {
  const page = buildPaperPage(paper);
  const sheet = buildPaperSheet(paper);
  return page && sheet && { seo: seoFor(page.path), page, sheet };
});

export default PaperView;
