import { BasicCalculatorView } from '@/components/views/calculators/BasicCalculatorView';
import { seoFor } from '@/data/routes';
import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import { staticPage } from '@/lib/pages/staticPage';
import { buildCalculatorPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.basic),
  page: buildCalculatorPage('basic'),
}));

export default BasicCalculatorView;
