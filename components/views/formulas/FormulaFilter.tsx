import { ListFilter } from '@/components/blocks/study/ListFilter';
import { FILTER_COPY } from '@/data/study/formulas/copy';
import { FORMULA_GRADES } from '@/data/study/formulas/formula';
import { filterSheet } from '@/lib/study/formulas/filterSheet';

const CHOICE = {
  label: FILTER_COPY.grade,
  placeholder: FILTER_COPY.allClasses,
  options: FORMULA_GRADES.map((grade) => ({
    value: `${grade}`,
    label: FILTER_COPY.classOf(grade),
  })),
};

const filter = (words: string, grade: string): number | null => {
  const sheet = document.querySelector('[data-formulas]');
  return sheet && filterSheet(sheet, { words, grade });
};

/** Narrows the list on this page by words and class, as one types. */
export const FormulaFilter = ({ total }: { total: number }) => (
  <ListFilter total={total} rule={filter} copy={FILTER_COPY} idPrefix="formula" choice={CHOICE} />
);
