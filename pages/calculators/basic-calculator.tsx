import { BasicCalculatorView } from '@/components/views/calculators/BasicCalculatorView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildCalculatorPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.basic),
  page: buildCalculatorPage('basic'),
}));

export default BasicCalculatorView;
