import { WorksheetsIndexView } from '@/components/views/worksheets/WorksheetsIndexView';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import { seoFor } from '@/data/routes/routes';
import { WORKSHEETS_INDEX } from '@/data/study/worksheets/pageTexts';
import { staticPage } from '@/lib/site/staticPage';
import { buildClassCards } from '@/lib/study/worksheets/worksheetPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(WORKSHEETS_PATH),
  texts: WORKSHEETS_INDEX,
  classes: buildClassCards(),
}));

export default WorksheetsIndexView;
