import { ListFilter } from '@/components/blocks/study/ListFilter';
import { FILTER_COPY } from '@/data/study/formulas/copy';
import { FORMULA_GRADES } from '@/data/study/formulas/formula';
import { filterSheet, type SheetFilter } from '@/lib/study/formulas/filterSheet';

const CLASSES = {
  label: FILTER_COPY.grade,
  placeholder: FILTER_COPY.allClasses,
  options: FORMULA_GRADES.map((grade) => ({
    value: `${grade}`,
    label: FILTER_COPY.classOf(grade),
  })),
};

const apply = (filter: SheetFilter): number | null => {
  const sheet = document.querySelector('[data-formulas]');
  return sheet && filterSheet(sheet, filter);
};

const byClass = (words: string, grade: string) => apply({ words, grade });
const byTopic = (words: string, topic: string) => apply({ words, topic });

type FormulaFilterProps = {
  total: number;
  /** The groups to choose from, where all formulas are of one class. */
  topics?: readonly { id?: string; title: string }[];
};

const topicsToChoose = (topics: readonly { id?: string; title: string }[]) => ({
  label: FILTER_COPY.topic,
  placeholder: FILTER_COPY.allTopics,
  options: topics.map(({ id = '', title }) => ({ value: id, label: title })),
});

/** Narrows the list on this page by words and class or group, as one types. */
export const FormulaFilter = ({ total, topics }: FormulaFilterProps) => (
  <ListFilter
    total={total}
    rule={topics ? byTopic : byClass}
    copy={FILTER_COPY}
    idPrefix="formula"
    choice={topics ? topicsToChoose(topics) : CLASSES}
  />
);
