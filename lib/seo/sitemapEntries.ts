import type { NavSection } from '@/data/menu/menu';
import { SITEMAP_PARTS, type SitemapPart } from '@/data/routes/paths/found';
import { COMMON_NUMBERS, numberPath } from '@/data/routes/paths/study/converters';
import type { Route } from '@/data/routes/route';
import { listRoutes } from '@/data/routes/routes';
import { changeOf } from './changeOf';

export type SitemapEntry = {
  /** Public path. */
  path: string;
  /** `YYYY-MM-DD`; null where nobody wrote down when the page changed last. */
  changedOn: string | null;
};

type Sitemap = ReadonlyMap<SitemapPart, readonly SitemapEntry[]>;

const SECTION_PARTS: Record<NavSection, SitemapPart> = {
  schools: 'schools',
  admission: 'admission',
  study: 'study',
  blogs: 'blog',
  about: 'pages',
  more: 'pages',
};

const partOf = ({ section }: Route): SitemapPart =>
  section === null ? 'pages' : SECTION_PARTS[section];

const build = (): Sitemap => {
  const routes = listRoutes().filter(({ isIndexable }) => isIndexable);
  const entryOf = (path: string): SitemapEntry => ({ path, changedOn: changeOf(path) });
  const entriesOf = (part: SitemapPart): SitemapEntry[] =>
    routes.filter((route) => partOf(route) === part).map(({ path }) => entryOf(path));
  const numbers = COMMON_NUMBERS.map((value) => entryOf(numberPath(value)));
  return new Map(
    SITEMAP_PARTS.map((part) => [part, part === 'numbers' ? numbers : entriesOf(part)] as const),
  );
};

let sitemap: Sitemap | undefined;

/**
 * What search engines may list, by the parts of the sitemap: the indexable routes, and of the pages
 * of numbers the common ones. For the server only.
 */
export const sitemapEntries = (): Sitemap => {
  sitemap ??= build();
  return sitemap;
};
