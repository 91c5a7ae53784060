import { FormulaIndexView } from '@/components/views/formulas/FormulaIndexView';
import { FORMULA_PATH } from '@/data/routes/paths/study/formulaLists';
import { seoFor } from '@/data/routes/routes';
import { INDEX_RELATED, INDEX_TEXT } from '@/data/study/formulas/subjects';
import { staticPage } from '@/lib/site/staticPage';
import { buildFormulaIndex } from '@/lib/study/formulas/formulaIndex';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(FORMULA_PATH),
  text: INDEX_TEXT,
  index: buildFormulaIndex(),
  related: INDEX_RELATED,
}));

export default FormulaIndexView;
