import MiniSearch from 'minisearch';
import { SEARCH_KINDS, SEARCH_SECTIONS } from '@/data/copy/search';
import type { NavSection } from '@/data/menu/menu';
import { listRoutes } from '@/data/routes/routes';
import { plainKey } from '@/lib/schools/places/soundKey';
import type { SearchResult } from './contract';
import { buildExactPages, type ExactPages, findBegunPages, findExactPages } from './searchExact';
import { findNumberPage } from './searchNumber';
import { boostOf, isOtherCity, isSearched, type SearchRoute } from './searchPages';
import { initialsOf, placesByPath, withCity } from './searchPlaces';
import {
  asksForOthers,
  coverageOf,
  howToSearch,
  type Query,
  readQuery,
  wordsFound,
} from './searchQuery';
import { buildVocabulary, correctSlips } from './searchSpelling';
import { allowedTypos, PART, tokenizePage, toTerms } from './searchTerms';
import { leaveOutFarTown } from './searchTowns';

const MOST_RESULTS = 30;

// Not the description: a word that only it has says little of what the page is about.
const FIELDS = ['names', 'title', 'headings', 'places', 'around'] as const;
type Page = { id: string } & Record<(typeof FIELDS)[number], string>;

const WEIGHTS = { names: 6, title: 3, headings: 2, places: 3, around: 2 };

/** The pages that fit a text, best match first; a page that the text names exactly comes first. */
export const searchSite = (text: string): SearchResult[] => {
  if (plainKey(text) === '') return [];
  const current = getIndex();
  const isKnown = (word: string): boolean => toTerms(word).some((term) => current.terms.has(term));
  const spelt = correctSlips(text, current.vocabulary, isKnown);
  const isBegun = (name: string): boolean =>
    [...current.terms].some((term) => term.startsWith(name));
  const asked = leaveOutFarTown(spelt, isBegun);
  return asked === null ? [] : withNumberPage(text, findPages(current, asked));
};

const findPages = (current: Index, text: string): SearchResult[] => {
  const { pages, exact, exactPlaces, terms } = current;
  const names = findExactPages(exact, text);
  const named = names.length > 0 ? names : findExactPages(exactPlaces, text);
  // Of several pages of one name, the one that is more about it comes first.
  const isNamed = new Set(named);
  const begun = named.length > 0 ? [] : findBegunPages(exact, terms, text);
  const ranked = rank(current, readQuery(text), named.length + begun.length > 0);
  const paths = new Set([
    ...ranked.filter((path) => isNamed.has(path)),
    ...named,
    ...begun,
    ...ranked,
  ]);
  return [...paths].flatMap((path) => {
    const route = pages.get(path);
    return route ? [toResult(route)] : [];
  });
};

const SECTIONS: Partial<Record<NavSection, string>> = SEARCH_SECTIONS;

const toResult = ({ title, path, description, kind, section }: SearchRoute): SearchResult => ({
  title,
  link: path,
  description,
  kind: (kind === 'page' && section && SECTIONS[section]) || SEARCH_KINDS[kind],
});

const withNumberPage = (text: string, results: readonly SearchResult[]): SearchResult[] => {
  const found = findNumberPage(text);
  if (!found) return results.slice(0, MOST_RESULTS);
  const { isFirst, ...page } = found;
  return results
    .toSpliced(isFirst ? 0 : 1, 0, { ...page, kind: SEARCH_SECTIONS.study })
    .slice(0, MOST_RESULTS);
};

/**
 * The pages with every word; from three words on, those with all but one as well; where there is
 * none, those with the most. Slips and half-typed words count, but less. None where most of the
 * text is about something that the site does not have, unless it names a page.
 */
const rank = (index: Index, query: Query, isNamed: boolean): string[] => {
  const { pages, exact } = index;
  const { hits, known } = findHits(index, query);
  const isName = (text: string): boolean => findExactPages(exact, text).length > 0;
  const ofPages = hits.map(({ queryTerms }) => wordsFound(query, queryTerms));
  if (!isNamed && asksForOthers(query, known, ofPages, isName)) return [];
  const found = hits.flatMap(({ id, queryTerms, match }) => {
    const page = pages.get(id);
    if (!page) return [];
    const words = coverageOf(query, queryTerms);
    return [{ path: page.path, words: isOtherCity(page, match) ? words - 1 : words }];
  });
  const most = Math.max(0, ...found.map(({ words }) => words));
  const least = most >= 3 ? most - 1 : Math.floor(most);
  return found
    .filter(({ words }) => words >= least)
    .sort((a, b) => b.words - a.words)
    .map(({ path }) => path);
};

/** The hits, and the words of the text that they have. A second slip counts where one finds nothing. */
const findHits = ({ boosts, terms, miniSearch }: Index, query: Query) => {
  const search = (mostTypos: number) => {
    const hits = miniSearch.search(
      { queries: [...query.terms.keys()] },
      {
        ...howToSearch(query, terms, mostTypos),
        boostDocument: (id: string) => boosts.get(id) ?? 1,
      },
    );
    const found = new Set(hits.flatMap(({ queryTerms }) => queryTerms));
    return { hits, known: wordsFound(query, found) };
  };
  const close = search(1);
  const isWorthMore = query.words.some(
    (word, at) => !close.known.has(at) && toTerms(word).some((term) => allowedTypos(term) > 1),
  );
  return isWorthMore ? search(2) : close;
};

type Index = {
  pages: ReadonlyMap<string, SearchRoute>;
  /** What each page counts, read a thousand times in a search. */
  boosts: ReadonlyMap<string, number>;
  exact: ExactPages;
  /** The pages of places, by the names of these alone: Juhu is not Juhu Gaon. */
  exactPlaces: ExactPages;
  /** Every term that some page has. */
  terms: ReadonlySet<string>;
  vocabulary: ReturnType<typeof buildVocabulary>;
  miniSearch: MiniSearch<Page>;
};

let index: Index | undefined;

/** Built when somebody first searches, once per process. */
const getIndex = (): Index => {
  index ??= buildIndex(listRoutes().filter(isSearched));
  return index;
};

const buildIndex = (routes: readonly SearchRoute[]): Index => {
  const terms = new Set<string>();
  const miniSearch = new MiniSearch<Page>({
    fields: [...FIELDS],
    tokenize: tokenizePage,
    processTerm: (token) => {
      const own = toTerms(token);
      for (const term of own) terms.add(term);
      return own;
    },
    searchOptions: {
      boost: WEIGHTS,
      weights: { prefix: 0.5, fuzzy: 0.3 },
      // A word that a page has ten times says little more than one that it has twice.
      bm25: { k: 0.6, b: 0.7, d: 0.5 },
      // The terms of a query are ready when they come here.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  const around = placesByPath();
  miniSearch.addAll(
    routes.map((route) => toPage(route, [...(around.get(route.path) ?? []), ...initialsOf(route)])),
  );
  return {
    pages: new Map(routes.map((route) => [route.path, route])),
    boosts: new Map(routes.map((route) => [route.path, boostOf(route)])),
    exact: buildExactPages(routes),
    exactPlaces: buildExactPages(
      routes.map((route) => ({
        path: route.path,
        names: withCity(route.path, [...route.places, ...(around.get(route.path) ?? [])]),
      })),
    ),
    terms,
    vocabulary: buildVocabulary(terms),
    miniSearch,
  };
};

const toPage = ({ path, title, ...route }: SearchRoute, around: readonly string[]): Page => ({
  id: path,
  title,
  names: route.names.join(PART),
  headings: route.headings.join(PART),
  places: route.places.join(PART),
  around: around.join(PART),
});
