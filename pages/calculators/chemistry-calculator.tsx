import { ChemistryCalculatorView } from '@/components/views/calculators/ChemistryCalculatorView';
import { seoFor } from '@/data/routes';
import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import { staticPage } from '@/lib/pages/staticPage';
import { buildChemistryPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.chemistry),
  page: buildChemistryPage(),
}));

export default ChemistryCalculatorView;
