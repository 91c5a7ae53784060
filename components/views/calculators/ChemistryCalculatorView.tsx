import { CalculatorIsland } from '@/components/blocks/study/CalculatorIsland';
import type { PageSeo } from '@/data/routes/routes';
import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { SubjectPage } from './SubjectPage';
import { ServedChemistryTool } from './servedChemistry';

type ChemistryCalculatorViewProps = {
  seo: PageSeo;
  page: SubjectCalculators<ChemistryCalculatorId>;
};

const loadTool = async (id: ChemistryCalculatorId) => {
  const { ChemistryTool } = await import('./ChemistryTool');
  return <ChemistryTool id={id} />;
};

/** The chemistry calculators; their code comes with the first touch. */
export const ChemistryCalculatorView = ({ seo, page }: ChemistryCalculatorViewProps) => (
  <SubjectPage
    seo={seo}
    page={page}
    subject="science"
    renderTool={(id) => (
      <CalculatorIsland
        id={id}
        still={ServedChemistryTool && <ServedChemistryTool id={id} />}
        load={() => loadTool(id)}
      />
    )}
  />
);
