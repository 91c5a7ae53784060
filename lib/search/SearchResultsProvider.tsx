import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { SearchResult } from './askSearch';

/** The last search of this visit. */
export type SearchState = {
  text: string;
  results: readonly SearchResult[];
  /** A visitor took the last search away, by sending a blank text. */
  isCleared: boolean;
};

type SharedSearch = SearchState & {
  setResults: (found: Pick<SearchState, 'text' | 'results'>) => void;
  clearResults: () => void;
};

const NOTHING: SearchState = { text: '', results: [], isCleared: false };

const SearchContext = createContext<SharedSearch>({
  ...NOTHING,
  setResults: () => undefined,
  clearResults: () => undefined,
});

/** Shares the last search between the dialog and the page (specification section 3). */
export const SearchResultsProvider = ({ children }: { children: ReactNode }) => {
  const [search, setSearch] = useState(NOTHING);
  const actions = useMemo(
    () => ({
      setResults: (found: Pick<SearchState, 'text' | 'results'>) =>
        setSearch({ ...found, isCleared: false }),
      clearResults: () => setSearch({ ...NOTHING, isCleared: true }),
    }),
    [],
  );
  const shared = useMemo(() => ({ ...search, ...actions }), [search, actions]);
  return <SearchContext value={shared}>{children}</SearchContext>;
};

export const useSearchResults = (): SharedSearch => useContext(SearchContext);
