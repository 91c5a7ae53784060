import { readShifts, watchShifts } from '@/e2e/support/layoutShifts';
import { TRIED_KINDS } from '@/e2e/support/pageKinds';
import { expect, test } from '@/e2e/support/test';
import { familyOf } from '@/lib/preflight/families';
import { longUnless } from '@/lib/testing/size';

const LANDING_KINDS = TRIED_KINDS.filter(({ path }) => familyOf(path) !== null);

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Three forms of the first screen: under a campaign's words, under a city's, and under the finder. */
const FIRST_SCREENS = /^\/(campaign|lp|nearme)\b/;

for (const { kind, path } of LANDING_KINDS) {
  const options = longUnless(FIRST_SCREENS.test(path));
  test(
    `${kind} has the form’s first field on the first screen of a phone`,
    options,
    async ({ page }) => {
      await page.goto(path);
      const form = page.locator('#enquire-desktop > #enquire-mobile');
      await expect(form).toHaveCount(1);
      await expect(form.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(form.getByLabel('Parent name')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
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

test('the home page ends within 7,500 px on a phone', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(7_500);
});

test('a branch is one press away on a phone, in the header and in the drawer', async ({ page }) => {
  await page.goto('/fee-structure');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Find a branch' }).first()).toHaveAttribute(
    'href',
    '/nearme',
  );
  await banner.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Find a branch' })
    .click();
  await expect(page).toHaveURL('/nearme');
});

const FONT_DELAY_MS = 700;

for (const [path, isInShort] of [
  ['/science-concepts/ohms-law', false],
  ['/class7-ncert-solutions/maths', false],
  ['/sonipat-branches/boarding-school-sonipat', true],
  ['/test/kitchen-sink', true],
] as const) {
  const options = longUnless(isInShort);
  test(
    `${path} does not move under its reader when the font comes late`,
    options,
    async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, FONT_DELAY_MS));
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const shifts = await readShifts(page);
      expect(shifts.sum, shifts.moved.join('; ')).toBeLessThan(0.001);
    },
  );
}
