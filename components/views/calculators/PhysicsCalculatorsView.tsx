import type { PageSeo } from '@/data/routes/routes';
import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { PhysicsTool } from './PhysicsTool';
import { SubjectPage } from './SubjectPage';

type PhysicsCalculatorsViewProps = { seo: PageSeo; page: SubjectCalculators<PhysicsCalculatorId> };

/** The physics calculators. */
export const PhysicsCalculatorsView = ({ seo, page }: PhysicsCalculatorsViewProps) => (
  <SubjectPage
    seo={seo}
    page={page}
    subject="science"
    renderTool={(id) => <PhysicsTool id={id} />}
  />
);
