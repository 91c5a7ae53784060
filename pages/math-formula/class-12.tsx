import {
  FormulaClassView,
  type FormulaListProps,
} from '@/components/views/formulas/FormulaListView';
import { MATHS_12_FORMULA_PATH } from '@/data/routes/paths/study/formulas';
import { seoFor } from '@/data/routes/routes';
import { MATHS_12_SHEET } from '@/data/study/formulas/sheets/maths12';
import { staticPage } from '@/lib/site/staticPage';
import { buildMaths12Page } from '@/lib/study/formulas/formulaPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(MATHS_12_FORMULA_PATH),
  page: buildMaths12Page(),
}));

const Maths12FormulaPage = (props: FormulaListProps) => (
  <FormulaClassView {...props} list={MATHS_12_SHEET} />
);

export default Maths12FormulaPage;
