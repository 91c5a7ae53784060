import { listPosts } from '@/data/blog/listPosts';
import type { NavSection } from '@/data/menu/menu';
import { blogPostPath } from '@/data/routes/paths/blog';
import { SITEMAP_PARTS, type SitemapPart } from '@/data/routes/paths/found';
import { COMMON_NUMBERS, numberPath } from '@/data/routes/paths/study/converters';
import type { Route } from '@/data/routes/route';
import { listRoutes } from '@/data/routes/routes';

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

/** Posts carry the days they were written and changed; no other page does. */
const changesOfPosts = (): ReadonlyMap<string, string> =>
  new Map(listPosts().map(({ slug, front }) => [blogPostPath(slug), front.updated ?? front.date]));

const build = (): Sitemap => {
  const changes = changesOfPosts();
  const routes = listRoutes().filter(({ isIndexable }) => isIndexable);
  const entriesOf = (part: SitemapPart): SitemapEntry[] =>
    routes
      .filter((route) => partOf(route) === part)
      .map(({ path }) => ({ path, changedOn: changes.get(path) ?? null }));
  const numbers = COMMON_NUMBERS.map((value) => ({ path: numberPath(value), changedOn: null }));
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
