import type { NavSection } from '@/data/menus';

/** Pure rules of a URL: what stands around a page. First match wins, in the specification's order. */

export type HeaderName = 'site' | 'none';
export type FooterName = 'full' | 'none';

export type Chrome = {
  header: HeaderName;
  footer: FooterName;
  /** The menu entry that is highlighted. */
  section: NavSection | null;
};

type Matches = (path: string) => boolean;

const contains =
  (...parts: string[]): Matches =>
  (path) =>
    parts.some((part) => path.includes(part));

const equals =
  (...paths: string[]): Matches =>
  (path) =>
    paths.includes(path);

const always: Matches = () => true;

/** Specification 2.1: not-found and error pages, and paths whose first segment is `test`. */
const isBare: Matches = (path) =>
  equals('/404', '/500', '/_error')(path) || path.split('/')[1] === 'test';

const HEADERS: { header: HeaderName; when: Matches }[] = [
  { header: 'none', when: isBare },
  { header: 'site', when: always },
];

const FOOTERS: { footer: FooterName; when: Matches }[] = [
  { footer: 'none', when: isBare },
  { footer: 'full', when: always },
];

const SECTIONS: { section: NavSection; when: Matches }[] = [
  { section: 'schools', when: contains('-branches', 'day-school', 'boarding-school') },
  { section: 'admission', when: contains('admission', 'application-form', 'fee-structure') },
];

/** The path alone: no query, no fragment, no trailing slash. */
export const toPath = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
};

/** What stands around the page at this path. */
export const chromeFor = (url: string): Chrome => {
  const path = toPath(url);
  return {
    header: HEADERS.find(({ when }) => when(path))?.header ?? 'site',
    footer: FOOTERS.find(({ when }) => when(path))?.footer ?? 'full',
    section: SECTIONS.find(({ when }) => when(path))?.section ?? null,
  };
};
