import { ListFilter } from '@/components/blocks/study/ListFilter';
import { TOOL_FILTER_COPY } from '@/data/study/calculators/pages';
import { filterEntries } from '@/lib/study/lists/filterEntries';

type ToolFilterProps = {
  /** Calculators on the page. */
  total: number;
  groups: readonly { title: string }[];
};

const filter = (words: string, subject: string): number =>
  filterEntries(document, { words, subject });

/** Narrows the cards on this page by words and group, as one types. */
export const ToolFilter = ({ total, groups }: ToolFilterProps) => (
  <ListFilter
    total={total}
    rule={filter}
    copy={TOOL_FILTER_COPY}
    idPrefix="tool"
    choice={{
      label: TOOL_FILTER_COPY.group,
      placeholder: TOOL_FILTER_COPY.allGroups,
      options: groups.map(({ title }) => ({ value: title, label: title })),
    }}
  />
);
