import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { FormulaIndex } from '@/lib/study/formulas/formulaIndex';
import { ListCards } from './ListCards';
import { Notes } from './Notes';
import { TopicTable } from './TopicTable';

type FormulaIndexViewProps = {
  seo: PageSeo;
  text: {
    title: string;
    heading: string;
    lead: string;
    notes: readonly { title: string; text: readonly string[] }[];
  };
  index: FormulaIndex;
  related: readonly { title: string; path: string; note?: string }[];
};

/** The way to the three lists: by subject, and by class and topic. */
export const FormulaIndexView = ({ seo, text, index, related }: FormulaIndexViewProps) => (
  <StudyPage
    seo={seo}
    subject="general"
    crumbs={[{ title: text.title }]}
    heading={text.heading}
    lead={text.lead}
    tool={
      <>
        <ListCards lists={index.subjects} />
        <TopicTable index={index} />
      </>
    }
    related={related}
  >
    <Notes notes={text.notes} />
  </StudyPage>
);
