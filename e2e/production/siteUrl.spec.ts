import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FOUND_PATHS } from '@/data/routes/paths/found';
import { askRaw } from '@/e2e/support/askRaw';
import { buildIdOf } from '@/e2e/support/chromeRequests';
import { TRIED_KINDS } from '@/e2e/support/pageKinds';
import { SITES } from '@/e2e/support/sites';
import { type RunningProcess, startSite } from '@/e2e/support/startSite';
import { expect, test } from '@/e2e/support/test';
import { TEST_BUILD } from '@/scripts/steps/testBuild.mjs';

/** SITE_URL of the build: what pages say of themselves. */
const BUILT = TEST_BUILD.SITE_URL;
/** The same build, started with another SITE_URL. */
const PORT = 4245;
const STARTED = `http://127.0.0.1:${PORT}`;
const dataDir = join(process.cwd(), 'test-results', 'data', 'site-url');

let started: RunningProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  started = await startSite('start', { port: PORT, dataDir, env: { SITE_URL: STARTED } });
});
test.afterAll(() => started?.stop());

test('pages, their data and the feeds name the address that the site was built for', async () => {
  test.setTimeout(180_000);
  for (const { kind, path } of TRIED_KINDS) {
    const { body } = await askRaw(SITES.production.url, path);
    const [, canonical = BUILT] = body.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
    expect.soft(canonical.startsWith(BUILT), kind).toBe(true);
    expect.soft(body, kind).not.toContain('site.invalid');
    const data = `/_next/data/${buildIdOf(body)}${path.replace(/^\/$/, '/index')}`;
    const answer = await askRaw(SITES.production.url, data.replace(/(\?|$)/, '.json$1'));
    expect.soft(answer.body, `data of ${kind}`).not.toContain('://localhost');
  }
  for (const path of [
    FOUND_PATHS.sitemap,
    FOUND_PATHS.robots,
    FOUND_PATHS.security,
    '/blog/feed.xml',
  ]) {
    expect.soft((await askRaw(SITES.production.url, path)).body, path).toContain(`${BUILT}/`);
  }
  const home = (await askRaw(SITES.production.url, '/')).body;
  for (const part of [
    `<meta property="og:url" content="${BUILT}/"`,
    `<meta property="og:image" content="${BUILT}/`,
    `"@id":"${BUILT}/#organization"`,
  ])
    expect.soft(home).toContain(part);
});

test('a visitor who goes on within the site has the canonical link of the next page', async ({
  page,
}) => {
  await page.goto('/');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${BUILT}/`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('link', { name: /privacy/i })
    .last()
    .click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(canonical).toHaveAttribute('href', `${BUILT}/privacy-policy`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('sign-in, redirects and the check of who sends a form follow the address of the start', async () => {
  const providers = JSON.parse((await askRaw(STARTED, '/api/auth/providers')).body);
  expect(providers.otp.signinUrl).toBe(`${STARTED}/api/auth/signin/otp`);
  const { headers } = await askRaw(STARTED, '/day-school?key=1');
  expect(new URL(headers.location ?? '', STARTED).href).toBe(`${STARTED}/`);
  const send = async (origin: string) => {
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const answer = await askRaw(STARTED, '/api/otp/send', { method: 'POST', headers, body: '{}' });
    return answer.status;
  };
  expect([await send(BUILT), await send(STARTED)]).toEqual([403, 400]);
});

test('a start with another address than that of the build says so', async () => {
  const lines = readFileSync(join(dataDir, 'server.log'), 'utf8').split('\n');
  const warnings = lines.filter((line) => line.startsWith('Warning: SITE_URL'));
  expect(warnings).toEqual([expect.stringContaining(`was built for ${BUILT}`)]);
  const ready = JSON.parse((await askRaw(STARTED, '/api/health/ready')).body);
  expect(ready.warnings).toContain('site-url-differs-from-build');
});
