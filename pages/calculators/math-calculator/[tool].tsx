import { type ToolPageProps, ToolView } from '@/components/views/calculators/ToolView';
import { seoFor } from '@/data/routes/routes';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { staticPage } from '@/lib/site/staticPage';
import { LOAD_MATHS } from '@/lib/study/calculators/load/loadMaths';
import { idsOf, MATHS } from '@/lib/study/calculators/subjectTools';
import { buildToolPage } from '@/lib/study/calculators/toolPage';

export const getStaticPaths = () => ({
  paths: idsOf(MATHS).map((tool) => ({ params: { tool } })),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ tool = '' }) => {
  const page = await buildToolPage(MATHS, tool);
  return page && { page, seo: seoFor(page.path) };
});

const MathsToolPage = (props: ToolPageProps<MathsCalculatorId>) => (
  <ToolView {...props} load={LOAD_MATHS} />
);

export default MathsToolPage;
