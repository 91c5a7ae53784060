import { useEffect, useRef, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { SearchResult } from '@/lib/search/askSearch';
import { parseSearchText } from '@/lib/search/searchText';
import { useAskOnce } from '@/lib/search/useAskOnce';

/** Somebody who types does not pause this long between two letters. */
export const PAUSE_MS = 250;
/** One letter fits half the site. */
const SHORTEST_TEXT = 2;
const MOST_SUGGESTIONS = 6;

/**
 * Pages for what is being typed: one request for each pause, aborted when the text goes on. Null
 * when there is nothing to suggest for, or the search is down; an empty list when nothing fits.
 */
export const useSuggestions = () => {
  const [text, setText] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const askOnce = useAskOnce();

  const { data, error } = useSWRImmutable(
    text === null ? null : ['suggestions', text],
    ([, asked]) => {
      request.current?.abort();
      request.current = new AbortController();
      return askOnce(asked, request.current.signal);
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  );

  const close = () => {
    clearTimeout(pause.current);
    request.current?.abort();
    setText(null);
  };

  const ask = (typed: string) => {
    clearTimeout(pause.current);
    const next = parseSearchText(typed);
    if (next.length < SHORTEST_TEXT) close();
    else pause.current = setTimeout(() => setText(next), PAUSE_MS);
  };

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      request.current?.abort();
    },
    [],
  );

  const pages: readonly SearchResult[] | null =
    text === null || error || !data ? null : data.slice(0, MOST_SUGGESTIONS);
  return { pages, ask, close };
};
