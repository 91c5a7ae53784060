import type { MatchInfo } from 'minisearch';
import { PATHS } from '@/data/routes/paths';
import { type Route, type RouteKind, UNSEARCHED_KINDS } from '@/data/routes/route';
import { toTerms } from './searchTerms';

/** Which pages are searched, and which of them count more than others. */

type SearchKind = Exclude<RouteKind, (typeof UNSEARCHED_KINDS)[number]>;
export type SearchRoute = Route & { kind: SearchKind };

export const isSearched = (route: Route): route is SearchRoute =>
  !UNSEARCHED_KINDS.some((kind) => kind === route.kind) && route.path !== PATHS.search;

// A page that lists the others comes before them where both fit as well.
const KIND_BOOSTS: Record<SearchKind, number> = {
  page: 1.3,
  city: 1.25,
  branch: 1,
  admission: 1,
  account: 0.8,
  // After the lesson and the chapter of the same name, unless a worksheet is asked for.
  worksheet: 0.7,
};
const DEPTH_BOOSTS = [1.3, 1.15, 1];

/** `/class7-ncert-solutions/maths` lists what is below it. */
export const boostOf = ({ kind, path }: SearchRoute): number => {
  const depth = path.split('/').length - 2;
  return kind === 'page' ? (DEPTH_BOOSTS[depth] ?? 1) : KIND_BOOSTS[kind];
};

const GENERAL_PATHS: ReadonlySet<string> = new Set(Object.values(PATHS));
const GENERAL_TERMS = ['admission', 'school', 'cbse'].flatMap(toTerms);

/** Admission in one city, where the text does not name that city: the general page comes first. */
export const isOtherCity = ({ kind, path }: SearchRoute, match: MatchInfo): boolean =>
  kind === 'admission' &&
  !GENERAL_PATHS.has(path) &&
  !Object.entries(match).some(
    ([term, fields]) =>
      fields.includes('names') && !GENERAL_TERMS.some((general) => term.startsWith(general)),
  );
