import { ListFilter } from '@/components/blocks/study/ListFilter';
import { FILTER_COPY } from '@/data/study/formulas/copy';
import { filterEntries } from '@/lib/study/lists/filterEntries';

type FormulaFilterProps = {
  total: number;
  classes: readonly { slug: string; name: string }[];
};

/** Opens the lists of names while words are looked for: what is left has to be seen. */
const filter = (words: string, subject: string): number => {
  for (const names of document.querySelectorAll<HTMLDetailsElement>('details[data-names]'))
    names.open = words.trim() !== '';
  return filterEntries(document, { words, subject });
};

/** Narrows the names on this page by words and class, as one types. */
export const FormulaFilter = ({ total, classes }: FormulaFilterProps) => (
  <ListFilter
    total={total}
    rule={filter}
    copy={FILTER_COPY}
    idPrefix="formula"
    choice={{
      label: FILTER_COPY.grade,
      placeholder: FILTER_COPY.allClasses,
      options: classes.map(({ slug, name }) => ({ value: slug, label: name })),
    }}
  />
);
