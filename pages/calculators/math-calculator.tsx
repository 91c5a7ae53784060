import { MathCalculatorView } from '@/components/views/calculators/MathCalculatorView';
import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import { staticPage } from '@/lib/pages/staticPage';
import { buildMathsPage } from '@/lib/study/calculators/calculatorPages';
import { seoFor } from '@/lib/study/calculators/tmpSeo';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.maths),
  page: buildMathsPage(),
}));

export default MathCalculatorView;
