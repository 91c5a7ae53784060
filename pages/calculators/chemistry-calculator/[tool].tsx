import { type ToolPageProps, ToolView } from '@/components/views/calculators/ToolView';
import { seoFor } from '@/data/routes/routes';
import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import { staticPage } from '@/lib/site/staticPage';
import { LOAD_CHEMISTRY } from '@/lib/study/calculators/load/loadChemistry';
import { CHEMISTRY, idsOf } from '@/lib/study/calculators/subjectTools';
import { buildToolPage } from '@/lib/study/calculators/toolPage';

export const getStaticPaths = () => ({
  paths: idsOf(CHEMISTRY).map((tool) => ({ params: { tool } })),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ tool = '' }) => {
  const page = await buildToolPage(CHEMISTRY, tool);
  return page && { page, seo: seoFor(page.path) };
});

const ChemistryToolPage = (props: ToolPageProps<ChemistryCalculatorId>) => (
  <ToolView {...props} load={LOAD_CHEMISTRY} />
);

export default ChemistryToolPage;
