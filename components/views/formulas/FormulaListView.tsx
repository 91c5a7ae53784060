import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { SheetClass } from '@/data/study/formulas/sheet';
import type { FormulaPage } from '@/lib/study/formulas/formulaPage';
import { FormulaFilter } from './FormulaFilter';
import { FormulaSheet } from './FormulaSheet';
import { Notes } from './Notes';

export type FormulaListProps = { seo: PageSeo; page: FormulaPage };

type FormulaListViewProps = FormulaListProps & {
  /** Imported by the page: as a prop it would stand twice in the HTML. */
  classes: readonly SheetClass[];
};

/** All formulas of a subject: the filter, the list, and how to use it. */
export const FormulaListView = ({ seo, page, classes }: FormulaListViewProps) => {
  const { subject, text, total, parent, practice, related } = page;
  return (
    <StudyPage
      seo={seo}
      subject={subject === 'maths' ? 'maths' : 'science'}
      crumbs={[parent, { title: text.title }]}
      heading={text.heading}
      lead={text.lead}
      tool={
        <>
          <FormulaFilter total={total} />
          <FormulaSheet classes={classes} />
        </>
      }
      practice={practice}
      related={related}
    >
      <Notes notes={text.notes} />
    </StudyPage>
  );
};
