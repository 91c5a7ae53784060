import { type ComponentProps, type ComponentType, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SEARCH_COPY } from '@/data/copy/search';
import { PATHS } from '@/data/routes/paths';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import { LONGEST_SEARCH } from '@/lib/search/searchText';
import styles from './SearchForm.module.scss';
import { useSearchForm } from './useSearchForm';

export type SearchBoxProps = ComponentProps<'input'> & { id: string };

type SearchFormProps = {
  /** What stands in the box at first, and again whenever it changes, unless something else was typed. */
  text?: string;
  /** The box takes the focus when the form appears. */
  shouldFocus?: boolean;
  /** What is typed into: `SuggestBox`, or the plain field, which weighs nothing. */
  Box?: ComponentType<SearchBoxProps>;
};

const PlainBox = (props: SearchBoxProps) => <input {...props} />;

/** The search box. A real form: without scripts it opens the search page. */
export const SearchForm = ({ text = '', shouldFocus = false, Box = PlainBox }: SearchFormProps) => {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const { isBusy, error, submit } = useSearchForm(box);
  const boxId = useId();

  useFocusOnMount(box, shouldFocus);
  // Only over what this put there: what somebody types meanwhile, or typed before the scripts came, stays.
  useLayoutEffect(() => {
    if (box.current?.value === shown.current) box.current.value = text;
    shown.current = text;
  }, [text]);

  return (
    <form action={PATHS.search} className={styles.root} onSubmit={submit}>
      <label htmlFor={boxId} className={styles.label}>
        {SEARCH_COPY.box}
      </label>
      <Box
        ref={box}
        id={boxId}
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
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </form>
  );
};
