import type { PageSeo } from '@/data/routes/routes';
import type { FormulaClassPage, FormulaSheetPage } from '@/lib/study/formulas/formulaPage';
import { FormulaClassView } from './FormulaClassView';
import { FormulaSheetView } from './FormulaSheetView';

type FormulaPlanViewProps = {
  seo: PageSeo;
  /** With `cards` where the class has pages by group. */
  page: FormulaClassPage | FormulaSheetPage;
};

/** The formulas of a class: themselves, or the pages of their groups. */
export const FormulaPlanView = ({ seo, page }: FormulaPlanViewProps) =>
  'cards' in page ? (
    <FormulaClassView key={page.path} seo={seo} page={page} />
  ) : (
    <FormulaSheetView seo={seo} page={page} />
  );
