import { FormulaSheetView } from '@/components/views/formulas/FormulaSheetView';
import { staticPage } from '@/lib/site/staticPage';
import { formulaGroupParams, formulaGroupProps } from '@/lib/study/formulas/formulaProps';

export const getStaticPaths = () => ({ paths: formulaGroupParams('physics'), fallback: false });

export const getStaticProps = staticPage(({ class: slug = '', group = '' }) =>
  formulaGroupProps('physics', slug, group),
);

export default FormulaSheetView;
