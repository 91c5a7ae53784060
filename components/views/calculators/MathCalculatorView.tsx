import { CalculatorIsland } from '@/components/blocks/study/CalculatorIsland';
import type { PageSeo } from '@/data/routes/routes';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { SubjectPage } from './SubjectPage';
import { ServedMathsTool } from './servedMaths';

type MathCalculatorViewProps = { seo: PageSeo; page: SubjectCalculators<MathsCalculatorId> };

const loadTool = async (id: MathsCalculatorId) => {
  const { MathsTool } = await import('./MathsTool');
  return <MathsTool id={id} />;
};

/** The maths calculators; their code comes with the first touch. */
export const MathCalculatorView = ({ seo, page }: MathCalculatorViewProps) => (
  <SubjectPage
    seo={seo}
    page={page}
    subject="maths"
    renderTool={(id) => (
      <CalculatorIsland
        id={id}
        still={ServedMathsTool && <ServedMathsTool id={id} />}
        load={() => loadTool(id)}
      />
    )}
  />
);
