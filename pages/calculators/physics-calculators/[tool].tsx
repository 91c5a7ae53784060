import { type ToolPageProps, ToolView } from '@/components/views/calculators/ToolView';
import { seoFor } from '@/data/routes/routes';
import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import { staticPage } from '@/lib/site/staticPage';
import { LOAD_PHYSICS } from '@/lib/study/calculators/load/loadPhysics';
import { idsOf, PHYSICS } from '@/lib/study/calculators/subjectTools';
import { buildToolPage } from '@/lib/study/calculators/toolPage';

export const getStaticPaths = () => ({
  paths: idsOf(PHYSICS).map((tool) => ({ params: { tool } })),
  fallback: false,
});

export const getStaticProps = staticPage(async ({ tool = '' }) => {
  const page = await buildToolPage(PHYSICS, tool);
  return page && { page, seo: seoFor(page.path) };
});

const PhysicsToolPage = (props: ToolPageProps<PhysicsCalculatorId>) => (
  <ToolView {...props} load={LOAD_PHYSICS} />
);

export default PhysicsToolPage;
