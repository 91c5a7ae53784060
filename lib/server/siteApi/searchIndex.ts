import MiniSearch, { type QueryCombination } from 'minisearch';
import { PATHS } from '@/data/paths';
import { listRoutes } from '@/data/routes';
import type { Route, RouteKind } from '@/data/routing/route';
import { plainKey } from '@/lib/places/soundKey';
import type { SearchResult } from './contract';
import { isSound, meaningfulWords, PART, tokenizePage, toTerms } from './searchTerms';

const MOST_RESULTS = 30;

/** Pages that advertisements lead to are not what somebody searches for. */
type SearchKind = Exclude<RouteKind, 'landing'>;
type SearchRoute = Route & { kind: SearchKind };

const isSearched = (route: Route): route is SearchRoute =>
  route.kind !== 'landing' && route.path !== PATHS.search;

const KIND_NAMES = {
  page: 'Page',
  city: 'City',
  branch: 'Branch',
  admission: 'Admission',
  account: 'Your account',
} as const satisfies Record<SearchKind, string>;

const FIELDS = ['names', 'title', 'headings', 'places', 'description'] as const;
type Page = { id: string } & Record<(typeof FIELDS)[number], string>;

const WEIGHTS = { names: 6, title: 3, headings: 2, places: 3, description: 1 };

// A page that lists the others comes before them where both fit as well.
const KIND_BOOSTS: Record<SearchKind, number> = {
  page: 1.3,
  city: 1.25,
  branch: 1,
  admission: 1,
  account: 0.8,
};

/** The pages that fit a text, best match first; a page that the text names exactly comes first. */
export const searchSite = (text: string): SearchResult[] => {
  const current = getIndex();
  const name = meaningfulWords(text).join('');
  if (plainKey(name) === '') return [];
  const named = toTerms(name).map((term) => current.exact.get(term) ?? []);
  const paths = [...(named.find(({ length }) => length > 0) ?? []), ...rank(current, text)];
  return [...new Set(paths)].slice(0, MOST_RESULTS).flatMap((path) => {
    const route = current.pages.get(path);
    return route ? [toResult(route)] : [];
  });
};

const toResult = ({ title, path, description, kind }: SearchRoute): SearchResult => ({
  title,
  link: path,
  description,
  kind: KIND_NAMES[kind],
});

/** The pages with every word; where there is none, those with some of them. */
const rank = ({ pages, miniSearch }: Index, text: string): string[] => {
  const boostDocument = (id: string) => KIND_BOOSTS[pages.get(id)?.kind ?? 'page'];
  for (const combineWith of ['AND', 'OR'] as const) {
    const found = miniSearch.search(toQuery(text, combineWith), { boostDocument });
    if (found.length > 0) return found.map(({ id }) => String(id));
  }
  return [];
};

/** Each word by its spelling and its sound, or all of them written as one. */
const toQuery = (text: string, combineWith: 'AND' | 'OR'): QueryCombination => {
  const words = meaningfulWords(text);
  const either = (word: string): QueryCombination => ({
    combineWith: 'OR',
    queries: toTerms(word),
  });
  const together = { combineWith, queries: words.map(either) };
  return words.length > 1
    ? { combineWith: 'OR', queries: [together, either(words.join(''))] }
    : together;
};

// Slips of the keyboard count in the sound of a word only, and not in short words or numbers:
// Sector 57 is not Sector 84.
const allowedTypos = (term: string): number => {
  if (!isSound(term) || term.length < 5) return 0;
  return term.length < 8 ? 1 : 2;
};

type Index = {
  pages: ReadonlyMap<string, SearchRoute>;
  /** The pages that a text names exactly, by its spelling and by its sound. */
  exact: ReadonlyMap<string, readonly string[]>;
  miniSearch: MiniSearch<Page>;
};

let index: Index | undefined;

const getIndex = (): Index => {
  index ??= buildIndex(listRoutes().filter(isSearched));
  return index;
};

const buildIndex = (routes: readonly SearchRoute[]): Index => {
  const miniSearch = new MiniSearch<Page>({
    fields: [...FIELDS],
    tokenize: tokenizePage,
    processTerm: toTerms,
    searchOptions: {
      boost: WEIGHTS,
      prefix: (term) => term.length > (isSound(term) ? 3 : 1),
      fuzzy: allowedTypos,
      weights: { prefix: 0.5, fuzzy: 0.3 },
      // The terms of a query are ready when they come here.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  miniSearch.addAll(routes.map(toPage));
  return {
    pages: new Map(routes.map((route) => [route.path, route])),
    exact: buildExact(routes),
    miniSearch,
  };
};

const toPage = ({ path, title, description, ...route }: SearchRoute): Page => ({
  id: path,
  title,
  description,
  names: route.names.join(PART),
  headings: route.headings.join(PART),
  places: route.places.join(PART),
});

const buildExact = (routes: readonly SearchRoute[]): Map<string, string[]> => {
  const exact = new Map<string, string[]>();
  for (const { path, names } of routes) {
    for (const term of new Set(names.flatMap(toTerms))) {
      exact.set(term, [...(exact.get(term) ?? []), path]);
    }
  }
  return exact;
};
