import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FOUND_PATHS } from '@/data/routes/paths/found';
import { askRaw, type RawRequest } from '@/e2e/support/askRaw';
import { buildIdOf } from '@/e2e/support/chromeRequests';
import { PAGE_KINDS, TRIED_KINDS } from '@/e2e/support/pageKinds';
import { SITES } from '@/e2e/support/sites';
import { type RunningProcess, startSite } from '@/e2e/support/startSite';
import { expect, test } from '@/e2e/support/test';

/** What the build leaves open: see lib/seo/siteOrigin.ts. */
const OPEN = 'site.invalid';
/** The site under test, whose SITE_URL is not set, and another one of the same build. */
const FIRST = {
  at: SITES.production.url,
  siteUrl: `http://localhost:${SITES.production.port}`,
  connect: /connect-src (?![^;]*files\.example)/,
};
const SECOND = {
  at: 'http://127.0.0.1:4245',
  siteUrl: 'https://www.school.example',
  connect: /connect-src [^;]*\bfiles\.example\b/,
};
const BROCHURE_URL = 'https://files.example/brochure.pdf';

const withQuery = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}gclid=a`;

/** Ways to ask for a page, each of which goes through the server by a way of its own. */
const WAYS: [name: string, toPath: (path: string) => string, request?: RawRequest][] = [
  ['as it is', (path) => path],
  ['from memory', (path) => path],
  ['with a parameter of an advertisement', withQuery],
  [
    'with its first letter escaped',
    (path) => path.replace(/^\/(\w)/, (_, letter) => `/%${hexOf(letter)}`),
  ],
  ['with a slash at its end', (path) => path.replace(/(\?|$)/, '/$1')],
  ['in part', (path) => path, { headers: { Range: 'bytes=0-99' } }],
  ['as a preview', (path) => path, { headers: { Cookie: '__prerender_bypass=1' } }],
  ['ahead of a visit', (path) => path, { headers: { Purpose: 'prefetch' } }],
  ['as data', (path) => path, { headers: { 'x-nextjs-data': '1' } }],
  ['by POST', (path) => path, { method: 'POST' }],
];

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16);

let second: RunningProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const dataDir = join(process.cwd(), 'test-results', 'data', 'one-build');
  rmSync(dataDir, { recursive: true, force: true });
  const env = { SITE_URL: SECOND.siteUrl, BROCHURE_URL };
  second = await startSite('start', { port: 4245, dataDir, env });
});
test.afterAll(() => second?.stop());

for (const { at, siteUrl, connect } of [FIRST, SECOND]) {
  test(`pages, their data and the feeds say that the site is at ${siteUrl}`, async () => {
    test.setTimeout(180_000);
    for (const { kind, path } of TRIED_KINDS) {
      const { headers, body } = await askRaw(at, path);
      expect.soft(body, kind).not.toContain(OPEN);
      expect.soft(headers['content-security-policy'], kind).toMatch(connect);
      const [, canonical = siteUrl] = body.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
      expect.soft(canonical.startsWith(siteUrl), kind).toBe(true);
      const data = `/_next/data/${buildIdOf(body)}${path.replace(/^\/$/, '/index')}`;
      const answer = await askRaw(at, data.replace(/(\?|$)/, '.json$1'));
      expect.soft(answer.body, `data of ${kind}`).not.toContain(OPEN);
    }
    for (const path of [FOUND_PATHS.sitemap, FOUND_PATHS.robots, '/blog/feed.xml']) {
      expect.soft((await askRaw(at, path)).body, path).toContain(`${siteUrl}/`);
    }
    const home = (await askRaw(at, '/')).body;
    for (const part of [
      `<meta property="og:url" content="${siteUrl}/"`,
      `<meta property="og:image" content="${siteUrl}/`,
      `"@id":"${siteUrl}/#organization"`,
    ])
      expect.soft(home).toContain(part);
  });
}

test('whoever asks, and however, reads nothing that the build left open', async () => {
  test.setTimeout(180_000);
  const paths = PAGE_KINDS.filter((page) => !page.looksLike).map(({ path }) => path);
  const lost = ['/api/none', '/%ff', '/_next/static/none.js', '/_next/data/none/fees.json'];
  for (const path of [...paths, ...lost, '/pictures/none.svg', '/sitemaps/none.xml']) {
    for (const [name, toPath, request] of WAYS) {
      const { headers, body } = await askRaw(SECOND.at, toPath(path), request);
      expect.soft(body + JSON.stringify(headers), `${path} ${name}`).not.toContain(OPEN);
    }
  }
});

test('a visitor who goes on within the site has the canonical link of the next page', async ({
  page,
}) => {
  await page.goto('/');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${FIRST.siteUrl}/`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('link', { name: /privacy/i })
    .last()
    .click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(canonical).toHaveAttribute('href', `${FIRST.siteUrl}/privacy-policy`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
