import { listRoutes } from '@/data/routes/routes';
import { askSite, type Crawl, crawl, readBuild } from '@/e2e/support/crawl';
import { SITES } from '@/e2e/support/sites';
import { SPECIFICATION_ROUTES } from '@/e2e/support/specificationRoutes';
import { expect, test } from '@/e2e/support/test';
import { IS_LONG } from '@/lib/testing/size';

const ORIGIN = SITES.production.url;
const ROUTES = listRoutes();
const KNOWN = new Set(ROUTES.map(({ path }) => path));

// Numbers in words go on for ever, and answers to searches and choices are no pages of their own.
const isFollowed = (path: string): boolean =>
  KNOWN.has(path) || !/^\/converters\/number-to-words\/|\?/.test(path);

let site: Crawl;

test.describe.configure({ mode: 'serial' });

test('every link from the home page on leads to a page', async () => {
  test.setTimeout(240_000);
  site = await crawl(ORIGIN, isFollowed, IS_LONG ? askSite(ORIGIN) : readBuild(ORIGIN));
  const broken = [...site.pages]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => {
      const from = site.links.find((link) => link.path === path)?.from;
      return `${path} answers ${status}, linked from ${from}`;
    });
  expect(broken).toEqual([]);
});

test('every fragment points at something', () => {
  const lost = site.links
    .filter(({ path, fragment }) => fragment && site.pages.get(path)?.ids.has(fragment) === false)
    .map(({ from, path, fragment }) => `${from} → ${path}#${fragment}`);
  expect([...new Set(lost)]).toEqual([]);
});

test('every page for search engines is reached by a link', () => {
  const orphans = ROUTES.filter(({ path, isIndexable }) => isIndexable && !site.pages.has(path));
  expect(orphans.map(({ path }) => path)).toEqual([]);
});

test('every page has one heading, a title, a description and its own canonical address', () => {
  const wrong = [...site.pages].filter(
    ([path, { headings, title, description, canonical }]) =>
      headings !== 1 || title === '' || description === '' || canonical !== path.split('?')[0],
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('no two pages share a title or a description', () => {
  const pages = [...site.pages].filter(([path]) => !path.includes('?'));
  const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
  expect(twice(pages.map(([, { title }]) => title))).toEqual([]);
  expect(twice(pages.map(([, { description }]) => description))).toEqual([]);
});

test('every route of the specification answers with a page', async () => {
  const open = askSite(ORIGIN);
  const missing: string[] = [];
  for (const path of SPECIFICATION_ROUTES) {
    const { status } = await open(path);
    if (status !== 200) missing.push(`${path}: ${status}`);
  }
  expect(missing).toEqual([]);
});
