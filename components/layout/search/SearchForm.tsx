import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { SEARCH_COPY } from '@/data/copy/search';
import { PATHS } from '@/data/paths';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import { LONGEST_SEARCH } from '@/lib/search/searchText';
import styles from './SearchForm.module.scss';
import { useSearchForm } from './useSearchForm';

type SearchFormProps = {
  /** What stands in the box at first. */
  text?: string;
  /** The box takes the focus when the form appears. */
  shouldFocus?: boolean;
};

/** The search box. A real form: without scripts it opens the search page. */
export const SearchForm = ({ text = '', shouldFocus = false }: SearchFormProps) => {
  const box = useRef<HTMLInputElement>(null);
  const { isBusy, error, submit } = useSearchForm(box);
  const id = useId();

  useFocusOnMount(box, shouldFocus);

  return (
    <form action={PATHS.search} className={styles.root} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {SEARCH_COPY.box}
      </label>
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="search"
        name="s"
        className={styles.box}
        defaultValue={text}
        maxLength={LONGEST_SEARCH}
        placeholder={SEARCH_COPY.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {SEARCH_COPY.submit}
      </Button>
      <p role="status" className={styles.state}>
        {isBusy ? SEARCH_COPY.searching : ''}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          <CircleAlert aria-hidden="true" size={18} />
          {error}
        </p>
      )}
    </form>
  );
};
