import dynamic from 'next/dynamic';
import { Calculator } from '@/components/blocks/study/Calculator';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { LoadCalculate } from '@/lib/study/calculators/load/loadCalculate';
import type { ToolPage } from '@/lib/study/calculators/toolPage';
import { ToolText } from './ToolText';

// A button far below the calculator, which does nothing without JavaScript.
const MorePractice = dynamic(
  () => import('@/components/blocks/study/MorePractice').then((part) => part.MorePractice),
  { ssr: false },
);

export type ToolPageProps<Id extends string> = { seo: PageSeo; page: ToolPage<Id> };

type ToolViewProps<Id extends string> = ToolPageProps<Id> & {
  load: Readonly<Record<Id, LoadCalculate>>;
};

/** One calculator: itself, what it means, examples, and practice of its kind. */
export const ToolView = <Id extends string>({ seo, page, load }: ToolViewProps<Id>) => (
  <StudyPage
    // Another calculator begins with its own example and score.
    key={page.path}
    seo={seo}
    subject={page.subject === 'maths' ? 'maths' : 'science'}
    crumbs={page.crumbs}
    heading={page.heading}
    lead={page.lead}
    tool={
      <Calculator
        id={page.id}
        title={page.title}
        fields={page.fields}
        answer={page.answer}
        load={load[page.id]}
      />
    }
    practice={<Practice questions={page.practice} more={<MorePractice makers={page.makers} />} />}
    related={page.related}
  >
    <ToolText page={page} />
  </StudyPage>
);
