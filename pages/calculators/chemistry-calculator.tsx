import { ChemistryCalculatorView } from '@/components/views/calculators/ChemistryCalculatorView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildChemistryPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.chemistry),
  page: buildChemistryPage(),
}));

export default ChemistryCalculatorView;
