import type { PageSeo } from '@/data/routes/routes';
import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { ChemistryTool } from './ChemistryTool';
import { SubjectPage } from './SubjectPage';

type ChemistryCalculatorViewProps = {
  seo: PageSeo;
  page: SubjectCalculators<ChemistryCalculatorId>;
};

/** The chemistry calculators. */
export const ChemistryCalculatorView = ({ seo, page }: ChemistryCalculatorViewProps) => (
  <SubjectPage
    seo={seo}
    page={page}
    subject="science"
    renderTool={(id) => <ChemistryTool id={id} />}
  />
);
