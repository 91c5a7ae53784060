import type { ReactNode } from 'react';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { SheetClass, SheetNames } from '@/data/study/formulas/sheet';
import type { FormulaPage } from '@/lib/study/formulas/formulaPage';
import { FormulaFilter } from './FormulaFilter';
import { ClassFormulaSheet, FormulaSheet } from './FormulaSheet';
import { Notes } from './Notes';

export type FormulaListProps = { seo: PageSeo; page: FormulaPage };

// The formulas are imported by the page: as a prop they would stand twice in the HTML.
type FormulaListViewProps = FormulaListProps & {
  classes: readonly SheetClass[];
  /** Classes that have pages of their own. */
  names?: readonly SheetNames[];
};

type FrameProps = FormulaListProps & { tool: ReactNode };

const Frame = ({ seo, page, tool }: FrameProps) => (
  <StudyPage
    seo={seo}
    subject={page.subject === 'maths' ? 'maths' : 'science'}
    crumbs={[...page.parents, { title: page.text.title }]}
    heading={page.text.heading}
    lead={page.text.lead}
    tool={tool}
    practice={page.practice.length > 0 && <Practice questions={page.practice} />}
    related={page.related}
  >
    <Notes notes={page.text.notes} />
  </StudyPage>
);

/** All formulas of a subject: the filter, the list, and how to use it. */
export const FormulaListView = ({ seo, page, classes, names }: FormulaListViewProps) => (
  <Frame
    seo={seo}
    page={page}
    tool={
      <>
        <FormulaFilter total={page.total} />
        <FormulaSheet classes={classes} names={names} />
      </>
    }
  />
);

/** All formulas of a class that has a page of its own. */
export const FormulaClassView = ({ seo, page, list }: FormulaListProps & { list: SheetClass }) => (
  <Frame
    seo={seo}
    page={page}
    tool={
      <>
        <FormulaFilter total={page.total} topics={list.topics} />
        <ClassFormulaSheet list={list} />
      </>
    }
  />
);
