import { MorePracticeOpener } from '@/components/blocks/study/MorePracticeOpener';
import { Practice } from '@/components/blocks/study/Practice';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import type { PageSeo } from '@/data/routes/routes';
import type { FormulaSheetPage } from '@/lib/study/formulas/formulaPage';
import { FormulaFrame } from './FormulaFrame';
import { FormulaSheet } from './FormulaSheet';

type FormulaSheetViewProps = { seo: PageSeo; page: FormulaSheetPage };

/** The formulas of one page, to learn and to print. */
export const FormulaSheetView = ({ seo, page }: FormulaSheetViewProps) => (
  <FormulaFrame
    seo={seo}
    page={page}
    tool={<FormulaSheet classes={page.classes} />}
    ties={<StudyTies ties={page.ties} />}
    practice={
      page.practice.length > 0 && (
        <Practice questions={page.practice} more={<MorePracticeOpener makers={page.makers} />} />
      )
    }
  />
);
