import { CalculatorsView } from '@/components/views/calculators/CalculatorsView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildCalculatorList } from '@/lib/study/calculators/calculatorList';
import { buildCalculatorPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.all),
  page: buildCalculatorPage('all'),
  groups: buildCalculatorList(),
}));

export default CalculatorsView;
