import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { STUDY_COPY } from '@/data/copy/study';
import type { PageSeo } from '@/data/routes/routes';
import type { FormulaPage } from '@/lib/study/formulas/formulaPage';
import { FormulaFilterIsland } from './FormulaFilterIsland';
import { FormulaPracticeIsland } from './FormulaPracticeIsland';
import { FormulaSheetIsland } from './FormulaSheetIsland';
import { Notes } from './Notes';

type FormulaListViewProps = { seo: PageSeo; page: FormulaPage };

/** All formulas of a subject: the filter, the list, and how to use it. */
export const FormulaListView = ({ seo, page }: FormulaListViewProps) => {
  const { subject, path, text, total, parent, related } = page;
  return (
    <StudyPage
      key={subject}
      seo={seo}
      subject={subject === 'maths' ? 'maths' : 'science'}
      crumbs={[parent, { title: text.title }]}
      heading={text.heading}
      lead={text.lead}
      tool={
        <>
          <FormulaFilterIsland total={total} />
          <FormulaSheetIsland subject={subject} path={path} />
        </>
      }
      related={related}
    >
      <Notes notes={text.notes} />
      <Section title={STUDY_COPY.practice}>
        <FormulaPracticeIsland subject={subject} />
      </Section>
    </StudyPage>
  );
};
