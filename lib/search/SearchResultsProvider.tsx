import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { SearchResult } from './askSearch';

/** The last search of this visit. */
export type SearchState = {
  text: string;
  results: readonly SearchResult[];
  /** A visitor took the last search away, by sending a blank text. */
  isCleared: boolean;
};

type Answers = Map<string, readonly SearchResult[]>;

type SharedSearch = SearchState & {
  setResults: (found: Pick<SearchState, 'text' | 'results'>) => void;
  clearResults: () => void;
  /** What was answered in this visit, suggestions too: the same text is not asked about again. */
  answers: Answers;
};

const NOTHING: SearchState = { text: '', results: [], isCleared: false };

const SearchContext = createContext<SharedSearch>({
  ...NOTHING,
  setResults: () => undefined,
  clearResults: () => undefined,
  answers: new Map(),
});

/** Shares the last search between the dialog and the page (specification section 3). */
export const SearchResultsProvider = ({ children }: { children: ReactNode }) => {
  const [search, setSearch] = useState(NOTHING);
  const [answers] = useState<Answers>(() => new Map());
  const actions = useMemo(
    () => ({
      setResults: (found: Pick<SearchState, 'text' | 'results'>) =>
        setSearch({ ...found, isCleared: false }),
      clearResults: () => setSearch({ ...NOTHING, isCleared: true }),
    }),
    [],
  );
  const shared = useMemo(() => ({ ...search, ...actions, answers }), [search, actions, answers]);
  return <SearchContext value={shared}>{children}</SearchContext>;
};

export const useSearchResults = (): SharedSearch => useContext(SearchContext);
