import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { CalculatorGroup } from '@/lib/study/calculators/calculatorList';
import type { CalculatorPage } from '@/lib/study/calculators/calculatorPages';
import { CalculatorGroups } from './CalculatorGroups';
import { PageNotes } from './PageNotes';

type CalculatorsViewProps = { seo: PageSeo; page: CalculatorPage; groups: CalculatorGroup[] };

/** The list of all calculators. */
export const CalculatorsView = ({ seo, page, groups }: CalculatorsViewProps) => {
  const { notes, ...frame } = page;
  return (
    <StudyPage seo={seo} subject="general" {...frame} tool={<CalculatorGroups groups={groups} />}>
      <PageNotes notes={notes} />
    </StudyPage>
  );
};
