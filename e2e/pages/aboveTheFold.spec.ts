import { PAGE_KINDS } from '@/e2e/support/pageKinds';
import { expect, test } from '@/e2e/support/test';
import { familyOf } from '@/scripts/preflight/families';

const LANDING_KINDS = PAGE_KINDS.filter(({ path }) => familyOf(path) !== null);

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

for (const { kind, path } of LANDING_KINDS) {
  test(`${kind} has the form’s first field on the first screen of a phone`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('#enquire-desktop > #enquire-mobile');
    await expect(form).toHaveCount(1);
    await expect(form.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel('Parent name')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the finder near home keeps its field, its button and the device’s position', async ({
  page,
}) => {
  await page.goto('/nearme');
  const finder = page.getByRole('region', { name: 'School finder' });
  await expect(finder.getByLabel('Where do you live?')).toBeInViewport({ ratio: 1 });
  for (const name of ['Show branches', 'Use my location'])
    await expect(finder.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

for (const { kind, path } of [
  { kind: 'home', path: '/' },
  { kind: 'branch', path: '/bangalore-branches/jalahalli' },
  { kind: 'search', path: '/search?s=pune' },
  { kind: 'landing page', path: '/lp/pune' },
]) {
  test(`${kind} is drawn from its own answer, with no style to wait for on a slow network`, async ({
    page,
  }) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.goto(path);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    // Without a style a heading stands in the browser's own serif.
    await expect(page.locator('h1')).toHaveCSS('font-family', /^figtree/i);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
}
