import {
  type FormulaListProps,
  FormulaListView,
} from '@/components/views/formulas/FormulaListView';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import { seoFor } from '@/data/routes/routes';
import { MATHS_SHEET } from '@/data/study/formulas/sheets/maths';
import { MATHS_NAMES } from '@/data/study/formulas/sheets/mathsNames';
import { staticPage } from '@/lib/site/staticPage';
import { buildFormulaPage } from '@/lib/study/formulas/formulaPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(FORMULA_PATHS.maths),
  page: buildFormulaPage('maths'),
}));

const MathFormulaPage = (props: FormulaListProps) => (
  <FormulaListView {...props} classes={MATHS_SHEET} names={MATHS_NAMES} />
);

export default MathFormulaPage;
