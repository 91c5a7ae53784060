import { Calculator } from '@/components/blocks/study/Calculator';
import { Explorers } from '@/components/blocks/study/Explorers';
import { MorePracticeOpener } from '@/components/blocks/study/MorePracticeOpener';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import type { PageSeo } from '@/data/routes/routes';
import type { LoadCalculate } from '@/lib/study/calculators/load/loadCalculate';
import type { ToolPage } from '@/lib/study/calculators/toolPage';
import { ToolText } from './ToolText';

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
    practice={
      <Practice questions={page.practice} more={<MorePracticeOpener makers={page.makers} />} />
    }
    ties={<StudyTies ties={page.ties} />}
  >
    <Explorers explorers={page.explorers} />
    <ToolText page={page} />
  </StudyPage>
);
