import { FormulaListView } from '@/components/views/formulas/FormulaListView';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/pages/staticPage';
import { buildFormulaPage } from '@/lib/study/formulas/formulaPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(FORMULA_PATHS.physics),
  page: buildFormulaPage('physics'),
}));

export default FormulaListView;
