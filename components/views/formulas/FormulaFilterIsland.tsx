import { Island } from '@/components/ui/Island';
import { ServedFilter } from './servedFilter';
// The filter stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './FormulaFilter.module.scss';

const loadFilter = async (total: number) => {
  const { FormulaFilter } = await import('./FormulaFilter');
  return <FormulaFilter total={total} />;
};

/** The filter as HTML; its code comes with the first touch. */
export const FormulaFilterIsland = ({ total }: { total: number }) => (
  <Island
    shape="contents"
    still={ServedFilter && <ServedFilter total={total} />}
    load={() => loadFilter(total)}
  />
);
