import Router from 'next/router';
import { type FormEvent, type RefObject, useState } from 'react';
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

  const search = async (text: string) => {
    setState({ isBusy: true, error: null });
    try {
      setResults({ text, results: await askOnce(text) });
      await Router.push(answeredPath(text), searchPath(text));
      setState(CALM);
    } catch (cause) {
      const error = cause instanceof Error && cause.message ? cause.message : SEARCH_COPY.failed;
      setState({ isBusy: false, error });
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = parseSearchText(box.current?.value);
    if (text === '') {
      clearResults();
      setState(CALM);
    } else if (!state.isBusy) {
      void search(text);
    }
  };

  return { ...state, submit };
};
