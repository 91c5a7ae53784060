import { listPosts } from '@/data/blog/listPosts';
import { PRIVACY } from '@/data/content/about/privacy';
import { CHANGES } from '@/data/routes/changedOn';
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

  it('says when a page changed: posts and legal pages on their day, others on that of their kind', () => {
    const days = new Map(
      [...sitemapEntries().values()].flat().map(({ path, changedOn }) => [path, changedOn]),
    );
    for (const { slug, front } of listPosts()) {
      expect(days.get(blogPostPath(slug))).toBe(front.updated ?? front.date);
    }
    expect(days.get('/privacy-policy')).toBe(PRIVACY.changedOn);
    for (const [path, folder] of [
      ['/ois-pune-branches', 'data/places'],
      ['/maths-concepts/table-of-17', 'data/study/tables'],
      [numberPath(100n), 'data/study/converters'],
    ] as const) {
      const kind = CHANGES.find(({ from }) => from.includes(folder));
      expect(days.get(path)).toBe(kind?.on);
    }
  });

  it('says nothing of when where nobody wrote it down', () => {
    const home = sitemapEntries()
      .get('pages')
      ?.find(({ path }) => path === '/');
    expect(home).toEqual({ path: '/', changedOn: null });
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
