import { WorksheetsIndexView } from '@/components/views/worksheets/WorksheetsIndexView';
import { worksheetRoutes } from '@/data/routing/worksheetRoutes';

const seoFor = (path: string) => {
  const r = worksheetRoutes().find((x) => x.path === path);
  return {
    path,
    title: r?.title ?? '',
    description: r?.description ?? '',
    robots: 'index' as const,
  };
};

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
