import { useCallback } from 'react';
import { askSearch, type SearchResult } from './askSearch';
import { useSearchResults } from './SearchResultsProvider';

/** The oldest are forgotten: a visitor goes back to few searches. */
const MOST_ANSWERS = 30;

/** Asks for the pages that fit a text, once in a visit. Throws a SiteError. */
export const useAskOnce = () => {
  const { answers } = useSearchResults();
  return useCallback(
    async (text: string, signal?: AbortSignal): Promise<readonly SearchResult[]> => {
      const results = answers.get(text) ?? (await askSearch(text, signal));
      answers.set(text, results);
      const [oldest] = answers.keys();
      if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
      return results;
    },
    [answers],
  );
};
