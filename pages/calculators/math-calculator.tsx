import { MathCalculatorView } from '@/components/views/calculators/MathCalculatorView';
import { seoFor } from '@/data/routes';
import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import { staticPage } from '@/lib/pages/staticPage';
import { buildMathsPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.maths),
  page: buildMathsPage(),
}));

export default MathCalculatorView;
