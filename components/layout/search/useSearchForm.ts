import Router from 'next/router';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { SEARCH_COPY } from '@/data/copy/search';
import { searchPath } from '@/data/routes/paths';
import { answeredPath } from '@/lib/search/answeredPath';
import { useSearchResults } from '@/lib/search/SearchResultsProvider';
import { parseSearchText } from '@/lib/search/searchText';
import { useAskOnce } from '@/lib/search/useAskOnce';

type SearchFormState = { isBusy: boolean; error: string | null };

const CALM: SearchFormState = { isBusy: false, error: null };

/** Sends the search box: blank text clears the results, any other is searched and shown on its page. */
export const useSearchForm = (box: RefObject<HTMLInputElement | null>) => {
  const [state, setState] = useState(CALM);
  const { setResults, clearResults } = useSearchResults();
  const askOnce = useAskOnce();
  /** What is being searched; null: nothing. The newest wins, as when a page is opened over another. */
  const sought = useRef<string | null>(null);

  const search = async (text: string) => {
    sought.current = text;
    setState({ isBusy: true, error: null });
    let error: string | null = null;
    try {
      const results = await askOnce(text);
      if (sought.current !== text) return;
      setResults({ text, results });
      await Router.push(answeredPath(text), searchPath(text));
    } catch (cause) {
      error = cause instanceof Error && cause.message ? cause.message : SEARCH_COPY.failed;
    }
    if (sought.current !== text) return;
    sought.current = null;
    setState({ isBusy: false, error });
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = parseSearchText(box.current?.value);
    if (text === '') {
      sought.current = null;
      clearResults();
      setState(CALM);
    } else if (text !== sought.current) {
      void search(text);
    }
  };

  return { ...state, submit };
};
