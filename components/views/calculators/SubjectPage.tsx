import type { ReactNode } from 'react';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage, type StudySubject } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { SubjectCalculators } from '@/lib/study/calculators/calculatorPages';
import { CalculatorEntry } from './CalculatorEntry';
import { JumpList } from './JumpList';
import { PageNotes } from './PageNotes';

type SubjectPageProps<Id extends string> = {
  seo: PageSeo;
  page: SubjectCalculators<Id>;
  subject: StudySubject;
  /** Draws one calculator. */
  renderTool: (id: Id) => ReactNode;
};

/** All calculators of a subject on one page, each with its explanation. */
export const SubjectPage = <Id extends string>(props: SubjectPageProps<Id>) => {
  const { seo, page, subject, renderTool } = props;
  const tools = (
    <>
      <JumpList items={page.items} />
      {page.items.map((item) => (
        <CalculatorEntry key={item.id} item={item}>
          {renderTool(item.id)}
        </CalculatorEntry>
      ))}
    </>
  );
  return (
    <StudyPage
      seo={seo}
      subject={subject}
      crumbs={page.crumbs}
      heading={page.heading}
      lead={page.lead}
      tool={tools}
      practice={page.practice.length > 0 && <Practice questions={page.practice} />}
      related={page.related}
    >
      <PageNotes notes={page.notes} />
    </StudyPage>
  );
};
