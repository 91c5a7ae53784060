import type { PageSeo } from '@/data/routes/routes';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { MathsTool } from './MathsTool';
import { SubjectPage } from './SubjectPage';

type MathCalculatorViewProps = { seo: PageSeo; page: SubjectCalculators<MathsCalculatorId> };

/** The maths calculators. */
export const MathCalculatorView = ({ seo, page }: MathCalculatorViewProps) => (
  <SubjectPage seo={seo} page={page} subject="maths" renderTool={(id) => <MathsTool id={id} />} />
);
