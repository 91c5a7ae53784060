import { Island } from '@/components/ui/Island';
import type { SyllabusFilterProps } from './SyllabusFilter';
import { ServedFilter } from './servedFilter';
// The filter stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './SyllabusFilter.module.scss';

const loadFilter = async (props: SyllabusFilterProps) => {
  const { SyllabusFilter } = await import('./SyllabusFilter');
  return <SyllabusFilter {...props} />;
};

/** The filter as HTML; its code comes with the first touch. */
export const SyllabusFilterIsland = (props: SyllabusFilterProps) => (
  <Island
    shape="contents"
    still={ServedFilter && <ServedFilter {...props} />}
    load={() => loadFilter(props)}
  />
);
