import { WorksheetsIndexView } from '@/components/views/worksheets/WorksheetsIndexView';
import { seoFor } from '@/data/routes';
import { WORKSHEETS_PATH } from '@/data/study/paths/worksheets';
import { WORKSHEETS_INDEX } from '@/data/study/worksheets/pageTexts';
import { staticPage } from '@/lib/pages/staticPage';
import { buildClassCards } from '@/lib/study/worksheets/worksheetPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(WORKSHEETS_PATH),
  texts: WORKSHEETS_INDEX,
  classes: buildClassCards(),
}));

export default WorksheetsIndexView;
