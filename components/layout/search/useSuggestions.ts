import { useEffect, useRef, useState } from 'react';
import { getSuggestions } from '@/lib/search/getSuggestions';
import type { SearchResult } from '@/lib/search/results';
import { parseSearchText } from '@/lib/search/searchText';

/** One letter fits half the site. */
const SHORTEST_TEXT = 2;

/**
 * Pages for what is being typed: one request for each pause, ended when the text goes on. Null when
 * there is nothing to suggest for, an empty list when nothing fits.
 */
export const useSuggestions = () => {
  const [pages, setPages] = useState<readonly SearchResult[] | null>(null);
  const request = useRef<AbortController>(undefined);

  const ask = async (typed: string) => {
    request.current?.abort();
    const text = parseSearchText(typed);
    if (text.length < SHORTEST_TEXT) {
      setPages(null);
      return;
    }
    const own = new AbortController();
    request.current = own;
    const found = await getSuggestions(text, own.signal);
    if (!own.signal.aborted) setPages(found);
  };

  const close = () => {
    request.current?.abort();
    setPages(null);
  };

  useEffect(() => () => request.current?.abort(), []);

  return { pages, ask, close };
};
