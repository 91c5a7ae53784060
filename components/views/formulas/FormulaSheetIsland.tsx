import { Island } from '@/components/ui/Island';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { ServedSheet } from './servedSheet';
// The list stands in the page without its code, so its looks come with the page.
import './FormulaSheet.module.scss';

type FormulaSheetIslandProps = { subject: FormulaSubject; path: string };

const loadSheet = async (path: string) => {
  const [{ fetchSheet }, { FetchedSheet }] = await Promise.all([
    import('@/lib/study/formulas/fetchSheet'),
    import('./FetchedSheet'),
  ]);
  return <FetchedSheet html={await fetchSheet(path)} />;
};

/**
 * The list as HTML that stays as it is. It is not in the page's props, which would send it twice:
 * who comes from another page without a reload gets it from the page's own HTML.
 */
export const FormulaSheetIsland = ({ subject, path }: FormulaSheetIslandProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedSheet && <ServedSheet subject={subject} />}
    load={() => loadSheet(path)}
  />
);
