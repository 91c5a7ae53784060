import { useRef } from 'react';
import { SEARCH_COPY, suggestionsCount } from '@/data/copy/search';
import { useCombobox } from '@/lib/hooks/useCombobox';
import { useIsHydrated } from '@/lib/hooks/useIsHydrated';
import { useRouteChange } from '@/lib/hooks/useRouteChange';
import type { SearchBoxProps } from './SearchForm';
import styles from './SuggestBox.module.scss';
import { SuggestionList } from './SuggestionList';
import { useSuggestions } from './useSuggestions';

/** A search box that suggests pages while somebody types. Before the scripts it is a plain field. */
export const SuggestBox = (props: SearchBoxProps) => {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated(root);
  const { pages, ask, close } = useSuggestions();
  const listId = `${props.id}-suggestions`;
  const list = useCombobox({
    listId,
    count: pages?.length ?? 0,
    open: ask,
    close,
  });

  useRouteChange({ onStart: list.shut });

  return (
    <div ref={root} className={styles.root}>
      <input
        {...props}
        {...(isHydrated && list.control)}
        onInput={(event) => {
          list.forget();
          ask(event.currentTarget.value);
        }}
        onKeyDown={list.onKeyDown}
        onBlur={list.shut}
      />
      {pages && list.isOpen && (
        <SuggestionList
          id={listId}
          label={SEARCH_COPY.suggestions}
          pages={pages}
          active={list.active}
          optionId={list.optionId}
        />
      )}
      <p role="status" className={styles.state}>
        {pages ? suggestionsCount(pages.length) : ''}
      </p>
    </div>
  );
};
