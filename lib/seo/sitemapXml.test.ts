import { listPosts } from '@/data/blog/listPosts';
import { blogPostPath } from '@/data/routes/paths/blog';
import { SITEMAP_PARTS, sitemapPartPath } from '@/data/routes/paths/found';
import { COMMON_NUMBERS, numberPath } from '@/data/routes/paths/study/converters';
import { listRoutes } from '@/data/routes/routes';
import { numberSeo } from '@/lib/study/words/numberSeo';
import { sitemapEntries } from './sitemapEntries';
import { buildSitemapIndex, buildSitemapPart } from './sitemapXml';

const ORIGIN = 'https://www.opaline.example';

const partsWithEntries = [...sitemapEntries()].filter(([, entries]) => entries.length > 0);
const everything = partsWithEntries.map(([, entries]) => buildSitemapPart(entries, ORIGIN));

const locsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap', () => {
  it('lists every page that search engines may list, each once and whole', () => {
    const listed = everything.flatMap(locsIn);
    const routes = listRoutes().filter(({ isIndexable }) => isIndexable);
    const paths = [...routes.map(({ path }) => path), ...COMMON_NUMBERS.map(numberPath)];
    expect(listed.toSorted()).toEqual(paths.map((path) => `${ORIGIN}${path}`).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('lists no page that asks not to be listed', () => {
    expect(COMMON_NUMBERS.filter((value) => numberSeo(value).robots !== 'index')).toEqual([]);
  });

  it('says when a page changed only where somebody wrote it down', () => {
    const dated = [...sitemapEntries().values()].flat().filter(({ changedOn }) => changedOn);
    const posts = listPosts().map(({ slug, front }) => ({
      path: blogPostPath(slug),
      changedOn: front.updated ?? front.date,
    }));
    expect(dated).toEqual(expect.arrayContaining(posts));
    expect(dated).toHaveLength(posts.length);
  });

  it('stays below what a part may hold', () => {
    expect(partsWithEntries.filter(([, { length }]) => length > 50_000)).toEqual([]);
  });

  it('escapes what XML reads as its own', () => {
    const entry = { path: '/a?b=1&c=<2>', changedOn: '2025-01-14' };
    expect(buildSitemapPart([entry], ORIGIN)).toContain(
      `<url><loc>${ORIGIN}/a?b=1&amp;c=&lt;2&gt;</loc><lastmod>2025-01-14</lastmod></url>`,
    );
  });

  it('has an index of the parts that hold something', () => {
    const filled = SITEMAP_PARTS.filter((part) => sitemapEntries().get(part)?.length);
    expect(locsIn(buildSitemapIndex(ORIGIN))).toEqual(
      filled.map((part) => `${ORIGIN}${sitemapPartPath(part)}`),
    );
  });
});
