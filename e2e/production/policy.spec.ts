import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Not the test of the journeys: that one fails where a policy is broken, which is meant here.
import { test } from '@playwright/test';
import { watchPolicy } from '@/e2e/support/policyViolations';
import { SITES } from '@/e2e/support/sites';
import { expect } from '@/e2e/support/test';

for (const path of ['/', '/campaign/pune', '/maths-concepts/table-of-17']) {
  test(`${path} runs no script that somebody puts into it, and the journeys would notice`, async ({
    page,
    context,
  }) => {
    const violations = await watchPolicy(context);
    await page.goto(path);
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="document.title = 1">');
      return document.title === 'taken over';
    });
    expect(hasRun).toBe(false);
    await expect.poll(() => violations.join('\n')).toMatch(/^enforce: script-src(-elem)? inline/m);
  });
}

test('what a page was kept from doing is reported, once and without the page', async ({ page }) => {
  // The newer way, `report-to`, is for https only, and goes before the older one where both stand.
  // The page alone: Next's router asks for its data once more, and may be on its way at the end.
  await page.route(/\/campaign\/pune\?/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const older = policy.replace('; report-to csp', '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } });
  });
  await page.goto('/campaign/pune?utm_term=9812345678');
  await page.evaluate(() => {
    for (const name of ['a', 'b']) {
      const picture = new Image();
      picture.src = `https://stopped.example/${name}.png?mobile=9812345678`;
      document.body.append(picture);
    }
  });
  const log = () => readFileSync(join(SITES.production.dataDir, 'server.log'), 'utf8');
  const lines = () => log().match(/.*"directive":"img-src".*stopped\.example.*/g) ?? [];
  await expect.poll(lines, { timeout: 20_000 }).toHaveLength(1);
  expect(log()).not.toContain('9812345678');
});
