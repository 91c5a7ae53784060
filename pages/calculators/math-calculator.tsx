import { MathCalculatorView } from '@/components/views/calculators/MathCalculatorView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildMathsPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.maths),
  page: buildMathsPage(),
}));

export default MathCalculatorView;
