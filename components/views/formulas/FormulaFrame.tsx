import type { ReactNode } from 'react';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import type { PageSeo } from '@/data/routes/routes';
import type { FormulaList } from '@/lib/study/formulas/formulaPage';
import { Notes } from './Notes';

type FormulaFrameProps = {
  seo: PageSeo;
  page: Pick<FormulaList, 'subject' | 'path' | 'parents' | 'text'> & {
    related?: FormulaList['related'];
  };
  tool: ReactNode;
  practice?: ReactNode;
  ties?: ReactNode;
};

/** What stands around formulas, on every page that has or lists them. */
export const FormulaFrame = ({ seo, page, tool, practice, ties }: FormulaFrameProps) => (
  <StudyPage
    // Another page begins unfiltered, and with its own score.
    key={page.path}
    seo={seo}
    subject={page.subject === 'maths' ? 'maths' : 'science'}
    crumbs={[...page.parents, { title: page.text.title }]}
    heading={page.text.heading}
    lead={page.text.lead}
    tool={tool}
    practice={practice}
    ties={ties}
    related={page.related ?? []}
  >
    <Notes notes={page.text.notes} />
  </StudyPage>
);
