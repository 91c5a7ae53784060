import { sitemapPartPath } from '@/data/routes/paths/found';
import { type SitemapEntry, sitemapEntries } from './sitemapEntries';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const locOf = (origin: string, path: string): string =>
  `<loc>${escapeXml(`${origin}${path}`)}</loc>`;

const toUrl = (origin: string, { path, changedOn }: SitemapEntry): string => {
  const lastmod = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`;
  return `<url>${locOf(origin, path)}${lastmod}</url>`;
};

const document = (root: string, children: readonly string[]): string =>
  [HEAD, `<${root} xmlns="${NAMESPACE}">`, ...children, `</${root}>`, ''].join('\n');

/** One part of the sitemap. `origin` is without a slash at its end. */
export const buildSitemapPart = (entries: readonly SitemapEntry[], origin: string): string =>
  document(
    'urlset',
    entries.map((entry) => toUrl(origin, entry)),
  );

/** The index of the parts that hold something. */
export const buildSitemapIndex = (origin: string): string =>
  document(
    'sitemapindex',
    [...sitemapEntries()]
      .filter(([, entries]) => entries.length > 0)
      .map(([part]) => `<sitemap>${locOf(origin, sitemapPartPath(part))}</sitemap>`),
  );
