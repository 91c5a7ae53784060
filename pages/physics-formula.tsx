import {
  type FormulaListProps,
  FormulaListView,
} from '@/components/views/formulas/FormulaListView';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulas';
import { seoFor } from '@/data/routes/routes';
import { PHYSICS_SHEET } from '@/data/study/formulas/sheets/physics';
import { staticPage } from '@/lib/site/staticPage';
import { buildFormulaPage } from '@/lib/study/formulas/formulaPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(FORMULA_PATHS.physics),
  page: buildFormulaPage('physics'),
}));

const PhysicsFormulaPage = (props: FormulaListProps) => (
  <FormulaListView {...props} classes={PHYSICS_SHEET} />
);

export default PhysicsFormulaPage;
