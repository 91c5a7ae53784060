import { PaperListView } from '@/components/views/papers/PaperListView';
import { PAPER_LIST_PATHS } from '@/data/routes/paths/study/papers';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildPaperListPage } from '@/lib/study/papers/paperListPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PAPER_LIST_PATHS.fiveToNine),
  page: buildPaperListPage('fiveToNine'),
}));

export default PaperListView;
