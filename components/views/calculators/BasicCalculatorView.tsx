import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { CalculatorPage } from '@/lib/study/calculators/calculatorPages';
import { BasicCalculator } from './BasicCalculator';
import { PageNotes } from './PageNotes';

type BasicCalculatorViewProps = { seo: PageSeo; page: CalculatorPage };

/** The basic calculator, and how it reads a sum. */
export const BasicCalculatorView = ({ seo, page }: BasicCalculatorViewProps) => {
  const { notes, ...frame } = page;
  return (
    <StudyPage seo={seo} subject="maths" {...frame} tool={<BasicCalculator />}>
      <PageNotes notes={notes} />
    </StudyPage>
  );
};
