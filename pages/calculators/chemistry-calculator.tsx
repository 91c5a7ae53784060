import { ToolIndexView } from '@/components/views/calculators/ToolIndexView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildToolIndex } from '@/lib/study/calculators/calculatorPages';
import { CHEMISTRY } from '@/lib/study/calculators/subjectTools';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.chemistry),
  page: buildToolIndex(CHEMISTRY),
}));

export default ToolIndexView;
