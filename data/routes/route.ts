import type { SEARCH_KINDS } from '@/data/copy/search';
import type { NavSection } from '@/data/menu/menu';

/**
 * Not what somebody types into the search box: pages that advertisements lead to, and the disclosure of
 * a branch, which its page leads to.
 */
export const UNSEARCHED_KINDS = ['landing', 'disclosure'] as const;
type UnsearchedKind = (typeof UNSEARCHED_KINDS)[number];
export type RouteKind = keyof typeof SEARCH_KINDS | UnsearchedKind;

/** A public page: what search engines, the search box and the sitemap know of it. */
export type Route = {
  /** Public path, from `data/routes/paths`. */
  path: string;
  /** Without the school's name, which `Seo` adds. */
  title: string;
  description: string;
  kind: RouteKind;
  /** The menu entry that the page belongs to. */
  section: NavSection | null;
  /** The names that mean exactly this page: typed into the search box, it comes first. */
  names: readonly string[];
  /** What else the page is about: its headings and other words for its subject. */
  headings: readonly string[];
  /** Localities and landmarks around a branch. */
  places: readonly string[];
  /** Whether search engines may list it. */
  isIndexable: boolean;
};

/** The words of a page, and what sets it apart from most. */
type RouteText = Pick<Route, 'title' | 'description' | 'names'> & Partial<Omit<Route, 'path'>>;

/** The words of a page that stands in a section of its own kind. */
export type SectionText = Pick<Route, 'title' | 'description' | 'names' | 'headings'>;

/** A page that search engines may list, unless its words come with something else. */
export const pageRoute = (path: string, text: RouteText): Route => ({
  path,
  kind: 'page',
  section: null,
  headings: [],
  places: [],
  isIndexable: true,
  ...text,
});

export const studyRoute = (path: string, text: SectionText): Route =>
  pageRoute(path, { section: 'study', ...text });

/** Reached from advertisements: no search engine lists it, and the site's own search does not know it. */
export const landingRoute = (path: string, text: Pick<Route, 'title' | 'description'>): Route =>
  pageRoute(path, { kind: 'landing', names: [], isIndexable: false, ...text });

/** A result page of a search engine cuts what is longer; `Seo` adds ` | OIS`. */
const SUFFIX_LENGTH = 6;
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

const firstThatFits = (candidates: readonly string[], length: number): string =>
  candidates.find((text) => text.length <= length) ?? candidates.at(-1) ?? '';

/** The first of these that a search engine shows whole; the last one must be short. */
export const fitTitle = (...candidates: string[]): string =>
  firstThatFits(candidates, LONGEST_TITLE - SUFFIX_LENGTH);

/** The first of these that a search engine shows whole; the last one must be short. */
export const fitDescription = (...candidates: string[]): string =>
  firstThatFits(candidates, LONGEST_DESCRIPTION);
