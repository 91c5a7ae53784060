import { PHONE_NUMBERS } from '@/data/phones';
import { TRIED_KINDS } from '@/e2e/support/pageKinds';
import { expect, test } from '@/e2e/support/test';
import { rememberChoice } from '@/e2e/thirdParties/stubs';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { longUnless } from '@/lib/testing/size';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

// The question about tools of others stands where the bar does, and goes first.
test.beforeEach(({ page }) => rememberChoice(page, 'refused'));

const LANDING =
  /^\/(lp\/|campaign\/|campaignv1\/|transfer-admission$|admissions-open-for-2025-26(-boarding)?$)/;

for (const { kind, path } of TRIED_KINDS.filter((page) => LANDING.test(page.path))) {
  const options = longUnless(/^\/(campaign|lp)\//.test(path));
  test(
    `${kind} has the number of the visit on the first screen of a phone`,
    options,
    async ({ page }) => {
      await page.goto(`${path}?utm_source=google`);
      const number = page
        .getByRole('main')
        .locator(`a[data-shown-phone="${PHONE_NUMBERS.google.header}"]`)
        .first();
      await expect(number).toHaveText(formatPhone(PHONE_NUMBERS.google.header));
      await expect(number).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const [path, isInShort] of [
  ['/bangalore-branches/jalahalli', true],
  ['/ois-pune-branches', false],
  ['/lp/pune', false],
  ['/campaign/pune', true],
  ['/campaignv1/bangalore/jalahalli', false],
] as const) {
  const options = longUnless(isInShort);
  test(
    `on ${path} the bar is in reach of a thumb and makes way for the form`,
    options,
    async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('list', { name: 'Reach us' });
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      );
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: /^Call 1-800-000-\d{4}$/ })).toBeVisible();
      for (const item of await bar.getByRole('listitem').all())
        expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await bar.getByRole('button', { name: 'Enquire Now' }).click();
      await expect(page.locator('#enquire-mobile').getByLabel('Parent name')).toBeFocused();
      await expect(bar).toBeHidden();
    },
  );
}

test('the bar is away while a field elsewhere on the page has the focus', async ({ page }) => {
  await page.goto('/bangalore-branches/jalahalli');
  const bar = page.getByRole('list', { name: 'Reach us' });
  await page.getByText('Add up your first year').click();
  const field = page.getByRole('main').locator('select:not(#enquire-mobile select)').first();
  await field.scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await field.focus();
  await expect(bar).toBeHidden();
  await field.blur();
  await expect(bar).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar stands at the end of the page and covers nothing', async ({ page }) => {
    await page.goto('/ois-pune-branches');
    const bar = page.getByRole('list', { name: 'Reach us' });
    await expect(bar).not.toBeInViewport();
    await bar.scrollIntoViewIfNeeded();
    await expect(
      bar.getByRole('link', { name: `Call ${formatPhone(PHONE_NUMBERS.main.header)}` }),
    ).toBeVisible();
  });
});
