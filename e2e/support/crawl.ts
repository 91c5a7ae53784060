import { readBuiltPage } from '@/lib/server/offline/builtPages';

/** A page as a crawler reads it. */
export type CrawledPage = {
  status: number;
  /** Ids that a fragment can point at. */
  ids: ReadonlySet<string>;
  headings: number;
  title: string;
  description: string;
  /** Path of the canonical link, or null. */
  canonical: string | null;
};

/** A link from one page to another place of ours. */
export type CrawledLink = { from: string; path: string; fragment: string };

export type Crawl = { pages: ReadonlyMap<string, CrawledPage>; links: readonly CrawledLink[] };

/** Requests at a time. */
const AT_ONCE = 8;

const decode = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

const first = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : decode(found);
};

const readPage = (status: number, html: string): CrawledPage => {
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
  return {
    status,
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id))),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    title: first(html, /<title[^>]*>([^<]*)</) ?? '',
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? '',
    canonical: canonical === null ? null : new URL(canonical).pathname,
  };
};

type Target = Pick<CrawledLink, 'path' | 'fragment'>;

/** The page of ours that a link leads to; null for files and other schemes. */
const readTarget = (href: string, page: string): Target | null => {
  const url = new URL(decode(href), page);
  if (url.origin !== new URL(page).origin || /\.[a-z]{2,4}$/.test(url.pathname)) return null;
  return {
    path: `${url.pathname}${url.search}`,
    fragment: decodeURIComponent(url.hash.slice(1)),
  };
};

/** Header and footer have the same links on a thousand pages: each is read once. */
const createLinkReader = (origin: string) => {
  const targets = new Map<string, Target | null>();
  const targetOf = (href: string, from: string): Target | null => {
    if (!href.startsWith('/')) return readTarget(href, `${origin}${from}`);
    const known = targets.get(href);
    if (known !== undefined) return known;
    const target = readTarget(href, origin);
    targets.set(href, target);
    return target;
  };
  return (html: string, from: string): CrawledLink[] =>
    [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
      const target = targetOf(href, from);
      return target ? [{ from, ...target }] : [];
    });
};

/** How a crawler opens a page. */
type Open = (path: string) => Promise<{ status: number; html: string }>;

/** As a visitor: the site is asked. */
export const askSite =
  (origin: string): Open =>
  async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    return { status: answer.status, html: await answer.text() };
  };

/** The prerendered page where the build has one, which is read in a tenth of the time. */
export const readBuild = (origin: string): Open => {
  const ask = askSite(origin);
  return async (path) => {
    const html = await readBuiltPage(path);
    return html === null ? ask(path) : { status: 200, html };
  };
};

/**
 * Follows every link from the home page on. `isFollowed` says which pages are opened: a set without
 * an end, such as the numbers in words, must not be.
 */
export const crawl = async (
  origin: string,
  isFollowed: (path: string) => boolean,
  openPage: Open,
): Promise<Crawl> => {
  const pages = new Map<string, CrawledPage>();
  const links: CrawledLink[] = [];
  const known = new Set(['/']);
  const waiting = ['/'];
  const readLinks = createLinkReader(origin);

  const open = async (path: string): Promise<void> => {
    const { status, html } = await openPage(path);
    pages.set(path, readPage(status, html));
    for (const link of readLinks(html, path)) {
      links.push(link);
      if (known.has(link.path) || !isFollowed(link.path)) continue;
      known.add(link.path);
      waiting.push(link.path);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(open));
  return { pages, links };
};
