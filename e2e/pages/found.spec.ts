import type { APIRequestContext, Page } from '@playwright/test';
import { FOUND_PATHS } from '@/data/routes/paths/found';
import { seoFor } from '@/data/routes/routes';
import { SCHOOL } from '@/data/school';
import { expect, test } from '@/e2e/support/test';
import { numberSeo } from '@/lib/study/words/numberSeo';
import { TEST_BUILD } from '@/scripts/steps/testBuild.mjs';

const ORIGIN = TEST_BUILD.SITE_URL;
/** How many pages are opened at least. */
const SAMPLE = 40;
/** Of each part: a few more in all, since a part can be short. */
const OF_EACH_PART = 9;

type Head = {
  canonical: string;
  title: string;
  description: string;
  headings: number;
  robots: string | null;
  image: string;
  card: string;
  type: string;
  /** Whether a trail leads up, for people and for search engines. */
  hasTrail: boolean;
};

const pathOf = (address: string): string => new URL(address).pathname;

const fetchText = async (request: APIRequestContext, path: string): Promise<string> => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
};

const locsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

const fetchSitemap = async (request: APIRequestContext): Promise<string[][]> => {
  const parts = locsIn(await fetchText(request, FOUND_PATHS.sitemap));
  const lists: string[][] = [];
  for (const part of parts) lists.push(locsIn(await fetchText(request, pathOf(part))));
  return lists;
};

/** So many of a list (all of a shorter one), evenly spread over it. */
const pick = (list: string[], count: number): string[] => {
  const most = Math.min(count, list.length);
  return Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)] ?? '');
};

/** The HTML as the server sent it, before any script. */
const readHead = (page: Page, html: string): Promise<Head> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const read = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      canonical: read('link[rel=canonical]', 'href'),
      title: document.title,
      description: read('meta[name=description]', 'content'),
      headings: document.querySelectorAll('h1').length,
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      image: read('meta[property="og:image"]', 'content'),
      card: read('meta[name="twitter:card"]', 'content'),
      type: read('meta[property="og:type"]', 'content'),
      hasTrail:
        document.querySelector('nav[aria-label="Breadcrumb"] a[href]') !== null &&
        document.body.innerHTML.includes('"BreadcrumbList"'),
    };
  }, html);

const headFor = (path: string) => {
  const number = /\/(\d+)-in-words$/.exec(path)?.[1];
  return number === undefined ? seoFor(path) : numberSeo(BigInt(number));
};

test('robots.txt leads to the sitemap', async ({ request }) => {
  const response = await request.get(FOUND_PATHS.robots);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=\d+/);
  expect(await response.text()).toContain(`Sitemap: ${ORIGIN}${FOUND_PATHS.sitemap}`);
});

test('security.txt says to whom a weakness is told', async ({ request }) => {
  const response = await request.get(FOUND_PATHS.security);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain(`\nCanonical: ${ORIGIN}${FOUND_PATHS.security}\n`);
});

test('the sitemap and its parts are XML of this site, which caches may keep', async ({
  request,
}) => {
  const parts = locsIn(await fetchText(request, FOUND_PATHS.sitemap));
  for (const path of [FOUND_PATHS.sitemap, ...parts.map(pathOf)]) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toBe('application/xml; charset=utf-8');
    expect(response.headers()['cache-control'], path).toMatch(/^public, max-age=\d+/);
    expect(
      locsIn(await response.text()).filter((address) => !address.startsWith(`${ORIGIN}/`)),
    ).toEqual([]);
  }
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404);
});

test('pages of every part of the sitemap are there, and say what the list of pages says', async ({
  request,
  page,
}) => {
  const parts = await fetchSitemap(request);
  const sample = parts.flatMap((part) => pick(part, OF_EACH_PART));
  expect(sample.length).toBeGreaterThanOrEqual(SAMPLE);
  const images = new Set<string>();
  for (const path of sample.map(pathOf)) {
    const head = await readHead(page, await fetchText(request, path));
    const { title, description } = headFor(path);
    expect(head, path).toMatchObject({
      canonical: ORIGIN + path,
      title: `${title} | ${SCHOOL.shortName}`,
      description,
      headings: 1,
      robots: null,
      card: 'summary_large_image',
      type: /^\/blog\/(?!tag\/|page\/)/.test(path) ? 'article' : 'website',
      // Above the home page there is nothing.
      hasTrail: path !== '/',
    });
    expect(head.image.startsWith(`${ORIGIN}/`), path).toBe(true);
    images.add(pathOf(head.image));
  }
  for (const image of images) {
    const response = await request.get(image);
    expect(response.headers()['content-type'], image).toBe('image/png');
  }
});

test('an address inside the site leads to its public one', async ({ request }) => {
  const response = await request.get('/branches/pune', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
});
