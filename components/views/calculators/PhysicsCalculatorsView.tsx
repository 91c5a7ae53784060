import { CalculatorIsland } from '@/components/blocks/study/CalculatorIsland';
import type { PageSeo } from '@/data/routes/routes';
import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { SubjectPage } from './SubjectPage';
import { ServedPhysicsTool } from './servedPhysics';

type PhysicsCalculatorsViewProps = { seo: PageSeo; page: SubjectCalculators<PhysicsCalculatorId> };

const loadTool = async (id: PhysicsCalculatorId) => {
  const { PhysicsTool } = await import('./PhysicsTool');
  return <PhysicsTool id={id} />;
};

/** The physics calculators; their code comes with the first touch. */
export const PhysicsCalculatorsView = ({ seo, page }: PhysicsCalculatorsViewProps) => (
  <SubjectPage
    seo={seo}
    page={page}
    subject="science"
    renderTool={(id) => (
      <CalculatorIsland
        id={id}
        still={ServedPhysicsTool && <ServedPhysicsTool id={id} />}
        load={() => loadTool(id)}
      />
    )}
  />
);
