import type { ComponentProps } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import styles from './ListFilter.module.scss';
import { type ListFilterRule, useListFilter } from './useListFilter';

type ListFilterProps = {
  /** Entries on the page. */
  total: number;
  /** Defined outside the component: a new function would filter anew. */
  rule: ListFilterRule;
  copy: {
    label: string;
    words: string;
    hint: string;
    clear: string;
    all: (total: number) => string;
    some: (shown: number, total: number) => string;
    none: string;
  };
  /** Begins the ids of the fields. */
  idPrefix: string;
  choice: Pick<ComponentProps<typeof SelectField>, 'label' | 'placeholder' | 'options'>;
};

const statusOf = (shown: number, total: number, copy: ListFilterProps['copy']): string => {
  if (shown === total) return copy.all(total);
  return shown === 0 ? copy.none : copy.some(shown, total);
};

/** Narrows the list on this page by words and one choice, as one types. */
export const ListFilter = ({ total, rule, copy, idPrefix, choice }: ListFilterProps) => {
  const { form, shown, apply, clear } = useListFilter(total, rule);
  return (
    <form
      ref={form}
      className={styles.root}
      aria-label={copy.label}
      onInput={apply}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <TextField
          id={`${idPrefix}-words`}
          name="words"
          type="search"
          label={copy.words}
          hint={copy.hint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField id={`${idPrefix}-choice`} name="choice" {...choice} />
      </div>
      <div className={styles.result}>
        <p role="status">{statusOf(shown, total, copy)}</p>
        {shown < total && (
          <Button tone="secondary" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </div>
    </form>
  );
};
