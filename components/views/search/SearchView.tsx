import Router from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { Seo } from '@/components/blocks/Seo';
import { SearchForm } from '@/components/layout/search/SearchForm';
import { SearchResults } from '@/components/layout/search/SearchResults';
import { SuggestBox } from '@/components/layout/search/SuggestBox';
import { resultsCount, resultsTitle, SEARCH_COPY } from '@/data/copy/search';
import { searchPath } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { SearchResult } from '@/lib/search/askSearch';
import { useSearchResults } from '@/lib/search/SearchResultsProvider';
import { NoResults } from './NoResults';
import styles from './SearchView.module.scss';

export type SearchViewProps = {
  seo: PageSeo;
  text: string;
  /** `answered`: the browser has them already. Null: the search is not working just now. */
  results: readonly SearchResult[] | 'answered' | null;
};

/** The search page: box, results, and what to do when there are none. */
export const SearchView = ({ seo, text: asked, results: sent }: SearchViewProps) => {
  const { answers, isCleared, setResults } = useSearchResults();
  const text = isCleared ? '' : asked;
  const results = sent === 'answered' ? answers.get(asked) : sent;

  // Before anything is drawn, so that a search that was cleared earlier does not flash.
  useLayoutEffect(() => {
    if (results) setResults({ text: asked, results });
  }, [asked, results, setResults]);

  // After a reload, going back leads to a page whose answer is forgotten.
  useEffect(() => {
    if (results === undefined) void Router.replace(searchPath(asked));
  }, [asked, results]);

  return (
    <div className={styles.root}>
      <Seo {...seo} title={text === '' ? seo.title : resultsTitle(text)} />
      <h1 className={styles.title}>{text === '' ? SEARCH_COPY.title : resultsTitle(text)}</h1>
      <div className={styles.form}>
        <SearchForm text={asked} Box={SuggestBox} />
      </div>
      <Answer text={text} results={results} />
    </div>
  );
};

type AnswerProps = {
  text: string;
  /** Undefined: they are on their way. */
  results: readonly SearchResult[] | null | undefined;
};

const Answer = ({ text, results }: AnswerProps) => {
  if (results === undefined) return <p role="status">{SEARCH_COPY.searching}</p>;
  if (results === null) return <p role="alert">{SEARCH_COPY.failed}</p>;
  if (text === '') return <p className={styles.hint}>{SEARCH_COPY.hint}</p>;
  if (results.length === 0) return <NoResults />;
  return (
    <>
      <p className={styles.hint}>{resultsCount(results.length)}</p>
      <SearchResults results={results} />
    </>
  );
};
