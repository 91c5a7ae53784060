import type { Page } from '@playwright/test';
import { findViolations } from '@/e2e/support/accessibility';
import { expect, test } from '@/e2e/support/test';
import { longUnless } from '@/lib/testing/size';
import { ASKED, playThirdParties, rememberChoice, waitPastTheChat } from './stubs';

type Asking = {
  path: string;
  loads: readonly (keyof typeof ASKED)[];
  /** The others are opened by the tests below as well, or ask for nothing. */
  isInShort?: true;
};

const PAGES: readonly Asking[] = [
  { path: '/', loads: ['speed', 'framework', 'gtm', 'chat'] },
  { path: '/campaign/pune', loads: ['speed', 'framework', 'gtm', 'ads', 'pixel'], isInShort: true },
  // Study pages know no tag and no tracker, whatever the visitor agreed to.
  { path: '/maths-concepts/table-of-17', loads: ['framework', 'chat'], isInShort: true },
  { path: '/lp/pune', loads: ['speed', 'framework', 'gtm'] },
  { path: '/test/kitchen-sink', loads: [] },
];

const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const press = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();
const loadedParties = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.thirdParties ?? '');
const addresses = (names: readonly (keyof typeof ASKED)[]) => names.map((name) => ASKED[name]);

for (const { path, loads, isInShort = false } of PAGES.filter(({ loads }) => loads.length > 0)) {
  const options = longUnless(isInShort);

  test(`${path} asks, and loads its third parties only after a yes`, options, async ({ page }) => {
    const asked = await playThirdParties(page, 'answer');
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    await waitPastTheChat(page);
    expect(asked).toEqual([]);

    await press(page, 'Allow');
    await expect.poll(() => asked.toSorted()).toEqual(addresses(loads).toSorted());
    await expect(question(page)).toBeHidden();
  });
}

for (const { path, loads, isInShort = false } of PAGES) {
  const options = longUnless(isInShort);

  test(
    `${path} loads the same, and no more, for a visitor who agreed before`,
    options,
    async ({ page }) => {
      await rememberChoice(page, 'allowed');
      const asked = await playThirdParties(page, 'answer');
      await page.goto(path);
      await expect.poll(() => asked.toSorted()).toEqual(addresses(loads).toSorted());
      await waitPastTheChat(page);
      expect(asked).toHaveLength(loads.length);
      await expect(question(page)).toBeHidden();
    },
  );

  test(`${path} loads nothing for a visitor who said no before`, options, async ({ page }) => {
    await rememberChoice(page, 'refused');
    const asked = await playThirdParties(page, 'answer');
    await page.goto(path);
    await waitPastTheChat(page);
    expect(asked).toEqual([]);
    await expect(question(page)).toBeHidden();
  });

  test(`${path} goes on where every third party fails`, options, async ({ page }) => {
    await rememberChoice(page, 'allowed');
    const asked = await playThirdParties(page, 'fail');
    await page.goto(path);
    await expect.poll(() => asked).toHaveLength(loads.length);
    await waitPastTheChat(page);
    expect(asked).toHaveLength(loads.length);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('the chat comes a second and a half after the page has loaded', async ({ page }) => {
  await rememberChoice(page, 'allowed');
  const asked = await playThirdParties(page, 'answer');
  await page.goto('/');
  await expect.poll(() => asked).toContain(ASKED.chat);
  const wait = await page.evaluate((chat) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [request] = performance.getEntriesByName(chat);
    return request && navigation ? request.startTime - navigation.duration : null;
  }, ASKED.chat);
  expect(wait).toBeGreaterThanOrEqual(1480);
  expect(wait).toBeLessThan(4000);
});

test('an answer is remembered over a reload', async ({ page }) => {
  const asked = await playThirdParties(page, 'answer');
  await page.goto('/lp/pune');
  await press(page, 'Allow');
  await expect.poll(() => asked).toHaveLength(3);
  await page.reload();
  await expect.poll(() => asked).toHaveLength(6);
  await expect(question(page)).toBeHidden();
});

test('a yes is taken back from the foot of the page, and holds from then on', async ({ page }) => {
  const asked = await playThirdParties(page, 'answer');
  await page.goto('/');
  await press(page, 'Allow');
  await expect.poll(() => asked).toHaveLength(4);

  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  await opener.click();
  await expect(question(page)).toBeFocused();
  await press(page, 'No thanks');
  await expect(question(page).getByRole('status')).toContainText('Switched off');
  await expect(opener).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee structure' }).click();
  await expect(page).toHaveURL('/fee-structure');
  await waitPastTheChat(page);
  expect(await loadedParties(page)).toBe('');
  expect(asked).toHaveLength(4);
});

test('nothing is carried along to a page that has to be without it', async ({ page }) => {
  await rememberChoice(page, 'allowed');
  const asked = await playThirdParties(page, 'answer');
  await page.goto('/lp/pune');
  await expect.poll(() => loadedParties(page)).toBe('speed framework gtm');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => loadedParties(page)).toBe('speed framework gtm chat');
  await expect.poll(() => asked).toHaveLength(4);

  await page.goBack();
  await expect(page).toHaveURL('/lp/pune');
  await expect.poll(() => asked).toHaveLength(7);
  expect(await loadedParties(page)).toBe('speed framework gtm');
});

test('third parties hear of a soft change of page, and only what they may', async ({ page }) => {
  await rememberChoice(page, 'allowed');
  await playThirdParties(page, 'answer');
  await page.goto('/?utm_source=google&mobile=9876543210&utm_term=asha@example.org');
  await expect.poll(() => loadedParties(page)).toContain('gtm');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee structure' }).click();
  await expect(page).toHaveURL('/fee-structure');
  const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
  await expect.poll(told).toContain('soft_page_view');
  expect(await told()).toContain('/?utm_source=google"');
  expect(await told()).toContain('/fee-structure"');
  expect(await told()).not.toMatch(/9876543210|asha/);
});

test('the question moves nothing and leaves the form to a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playThirdParties(page, 'answer');
  await page.goto('/lp/pune');
  await expect(question(page)).toBeVisible();
  const box = await question(page).boundingBox();
  expect(box?.height).toBeLessThan(180);
  for (const button of await question(page).getByRole('button').all()) {
    const size = await button.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    expect(size?.width).toBeGreaterThanOrEqual(44);
  }
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px the question covers nothing that a family presses first`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await playThirdParties(page, 'answer');
    await page.goto('/bangalore-branches/annapoorneshwari-nagar');
    await expect(question(page)).toBeVisible();
    const asked = await question(page).boundingBox();
    const actions = await page.getByRole('list', { name: 'Reach OIS Nagarbhavi' }).boundingBox();
    if (!asked || !actions) throw new Error('Both are on the first screen');
    expect(actions.y + actions.height).toBeLessThanOrEqual(asked.y);
    expect(asked.height).toBeLessThan(viewport.height / 6);
  });
}

test('the bar of a phone waits until the question is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playThirdParties(page, 'answer');
  await page.goto('/lp/pune');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  const bar = page.getByRole('list', { name: 'Reach us' });
  await expect(bar).toBeHidden();
  await press(page, 'No thanks');
  await expect(bar).toBeVisible();
});

test('the question and its reasons are accessible', async ({ page }) => {
  await playThirdParties(page, 'answer');
  await page.goto('/');
  await press(page, 'What and why');
  await expect(question(page).getByRole('listitem')).toHaveCount(6);
  const violations = await findViolations(page, 'section[aria-label="Privacy choices"]');
  expect(violations.map(({ id }) => id)).toEqual([]);
});
