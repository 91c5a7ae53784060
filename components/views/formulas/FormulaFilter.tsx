import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { FILTER_COPY } from '@/data/study/formulas/copy';
import { FORMULA_GRADES } from '@/data/study/formulas/formula';
import styles from './FormulaFilter.module.scss';
import { useSheetFilter } from './useSheetFilter';

const GRADES = FORMULA_GRADES.map((grade) => ({
  value: `${grade}`,
  label: FILTER_COPY.classOf(grade),
}));

const statusOf = (shown: number, total: number): string => {
  if (shown === total) return FILTER_COPY.all(total);
  return shown === 0 ? FILTER_COPY.none : FILTER_COPY.some(shown, total);
};

/** Narrows the list on this page by words and class, as one types. */
export const FormulaFilter = ({ total }: { total: number }) => {
  const { form, shown, apply, clear } = useSheetFilter(total);
  return (
    <form
      ref={form}
      className={styles.root}
      aria-label={FILTER_COPY.label}
      onInput={apply}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <TextField
          id="formula-words"
          name="words"
          type="search"
          label={FILTER_COPY.words}
          hint={FILTER_COPY.hint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          id="formula-grade"
          name="grade"
          label={FILTER_COPY.grade}
          placeholder={FILTER_COPY.allClasses}
          options={GRADES}
        />
      </div>
      <div className={styles.result}>
        <p role="status">{statusOf(shown, total)}</p>
        {shown < total && (
          <Button tone="secondary" onClick={clear}>
            {FILTER_COPY.clear}
          </Button>
        )}
      </div>
    </form>
  );
};
