import {
  type FormulaListProps,
  FormulaListView,
} from '@/components/views/formulas/FormulaListView';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import { seoFor } from '@/data/routes/routes';
import { CHEMISTRY_SHEET } from '@/data/study/formulas/sheets/chemistry';
import { staticPage } from '@/lib/site/staticPage';
import { buildFormulaPage } from '@/lib/study/formulas/formulaPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(FORMULA_PATHS.chemistry),
  page: buildFormulaPage('chemistry'),
}));

const ChemistryFormulaPage = (props: FormulaListProps) => (
  <FormulaListView {...props} classes={CHEMISTRY_SHEET} />
);

export default ChemistryFormulaPage;
