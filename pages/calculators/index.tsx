import { CalculatorsView } from '@/components/views/calculators/CalculatorsView';
import { seoFor } from '@/data/routes';
import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import { staticPage } from '@/lib/pages/staticPage';
import { buildCalculatorList } from '@/lib/study/calculators/calculatorList';
import { buildCalculatorPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.all),
  page: buildCalculatorPage('all'),
  groups: buildCalculatorList(),
}));

export default CalculatorsView;
