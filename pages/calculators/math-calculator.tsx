import { ToolIndexView } from '@/components/views/calculators/ToolIndexView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildToolIndex } from '@/lib/study/calculators/calculatorPages';
import { MATHS } from '@/lib/study/calculators/subjectTools';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.maths),
  page: buildToolIndex(MATHS),
}));

export default ToolIndexView;
