import { FormulaListView } from '@/components/views/formulas/FormulaListView';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildFormulaList } from '@/lib/study/formulas/formulaPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(FORMULA_PATHS.maths),
  page: buildFormulaList('maths'),
}));

export default FormulaListView;
