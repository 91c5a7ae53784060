/** What search engines ask for first. */
export const FOUND_PATHS = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
} as const;

/** The parts of the sitemap, in the order of its index. */
export const SITEMAP_PARTS = ['pages', 'schools', 'admission', 'study', 'numbers', 'blog'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

/** `/sitemaps/schools.xml` */
export const sitemapPartPath = (part: SitemapPart): string => `/sitemaps/${part}.xml`;

/**
 * Folders behind rewrites: their pages redirect to public addresses, so a visit is wasted. A test
 * holds the list against the redirects of `next.config.js`.
 */
export const INTERNAL_FOLDERS = [
  '/admissions/cities/',
  '/branches/',
  '/cbse-classes/',
  '/cbse-schools/',
  '/converters/number-to-words/common/',
  '/maths-concepts/tables/',
  '/ncert-classes/',
] as const;
