import AxeBuilder from '@axe-core/playwright';
import { PHONE_NUMBERS } from '@/data/phones';
import { HEADER_LINKS } from '@/data/school';
import { AROUND, expectAround, shownPhones } from '@/e2e/support/chromePages';
import { PAGE_KINDS } from '@/e2e/support/pageKinds';
import { expect, test } from '@/e2e/support/test';
import { longUnless } from '@/lib/testing/size';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Pages that everyPage.spec.ts does not open. */
const OTHERS = AROUND.filter(([path]) => !PAGE_KINDS.some((page) => page.path === path));

/** In the short form each header with each footer once. */
const isFirstOfItsParts = ([, ...parts]: (typeof AROUND)[number], at: number): boolean =>
  OTHERS.findIndex(([, ...first]) => first.join() === parts.join()) === at;

for (const [at, around] of OTHERS.entries()) {
  const [path, header, footer] = around;
  const options = longUnless(isFirstOfItsParts(around, at));
  const title = `${path} stands between the header ${header} and the footer ${footer}`;
  test(title, options, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    // What the server drew stays once the scripts have come.
    await page.waitForLoadState('networkidle');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectAround(page, around);
    }
  });
}

const NUMBERS: readonly (readonly [address: string, keyof typeof PHONE_NUMBERS])[] = [
  ['/', 'main'],
  ['/?utm_source=google', 'google'],
  ['/?utm_source=Facebook_Ads', 'facebook'],
  ['/gurgaon-branches', 'main'],
  ['/gurgaon-branches?utm_source=google', 'gurgaon'],
  ['/sonipat-branches?utm_source=google', 'ncr'],
  ['/sonipat-branches?utm_source=facebook', 'facebook'],
  ['/campaign/pune', 'main'],
  ['/campaign/pune?utm_source=google', 'google'],
  ['/campaign/pune?utm_source=facebook', 'facebook'],
  ['/campaignv1/sonipat', 'ncr'],
  ['/campaignv1/gurgaon?utm_source=facebook', 'gurgaon'],
  ['/campaignv1/transfer-admission?utm_source=google', 'transfer'],
  ['/lp/pune?utm_source=google', 'google'],
  ['/lp/sonipat', 'main'],
  ['/lp/gurgaon?utm_source=google', 'gurgaon'],
  ['/transfer-admission?utm_source=facebook', 'facebook'],
];

// In the short form each number once: which one a visit gets is held by the unit tests of its rules.
const isFirstOfItsNumber = (number: string, at: number): boolean =>
  NUMBERS.findIndex(([, first]) => first === number) === at;

for (const [at, [address, number]] of NUMBERS.entries()) {
  const options = longUnless(isFirstOfItsNumber(number, at));
  test(`${address} shows the ${number} number everywhere`, options, async ({ page }) => {
    await page.goto(address);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const { header, footer } = PHONE_NUMBERS[number];
      expect([header, footer]).toEqual(expect.arrayContaining(await shownPhones(page)));
    }
  });
}

test('the number stays the one of the link that brought the visitor', async ({ page }) => {
  await page.goto('/?utm_source=google');
  await page.goto('/fee-structure');
  expect(await shownPhones(page)).toEqual([PHONE_NUMBERS.google.header]);
});

for (const { name, size } of [
  { name: 'desktop', size: DESKTOP },
  { name: 'phone', size: PHONE },
]) {
  test(`an affiliate’s visitor has no menu on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await page.goto('/day-school?utm_medium=affiliate');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(opener).toBeHidden();
    await page.goto('/day-school?utm_medium=cpc');
    await expect(size === DESKTOP ? menu : opener).toBeVisible();
  });
}

test('the strip leads to the help login everywhere, to another site from the home page only', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const { doubtConnect, home } = HEADER_LINKS;
  const admissions = banner.getByRole('link', { name: /^Admissions \d{4}-\d{2}$/ });
  for (const [path, others] of [
    ['/', 1],
    ['/day-school', 0],
  ] as const) {
    await page.goto(path);
    const help = banner.getByRole('link', { name: `${doubtConnect.title} (opens in a new tab)` });
    await expect(help).toHaveAttribute('href', doubtConnect.url);
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(banner.locator(`[href="${home.url}"]`).filter({ visible: true })).toHaveCount(
      others,
    );
    await expect(admissions.first()).toHaveAttribute('href', '/admissions');
  }
  for (const path of ['/transfer-admission', '/campaignv1/transfer-admission']) {
    await page.goto(path);
    await expect(banner).toBeVisible();
    await expect(admissions).toHaveCount(0);
  }
});

test('the header has room for strip, menu, search and login at every width', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const width of [320, 767, 768, 834, 992, 1024, 1199, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    );
    expect(spare, `${width} px`).toBe(0);
    await expect(banner.getByRole('button', { name: 'Login' })).toBeInViewport({ ratio: 1 });
  }
});

for (const path of ['/', '/lp/pune', '/campaign/pune', '/transfer-admission']) {
  test(`${path} has a logo whose name holds the words that stand in it`, async ({ page }) => {
    await page.goto(path);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const { violations } = await new AxeBuilder({ page })
        .include('header')
        .withRules(['label-content-name-mismatch'])
        .setLegacyMode(true)
        .analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    }
  });
}

const COPIES = 'p';

test('the message of the event stands three times, 40 px apart, and can be held', async ({
  page,
}) => {
  await page.goto('/event/go-cosmo-2024');
  const banner = page.getByRole('region', { name: 'Go Cosmo 2024', exact: true });
  const boxes = await banner
    .locator(COPIES)
    .evaluateAll((copies) => copies.map((copy) => copy.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(3);
  expect(boxes[1].left - boxes[0].right).toBeCloseTo(40, 0);
  expect(boxes[2].left - boxes[1].right).toBeCloseTo(40, 0);

  const leftEdge = () =>
    banner
      .locator(COPIES)
      .first()
      .evaluate((copy) => copy.getBoundingClientRect().left);
  const start = await leftEdge();
  await expect.poll(leftEdge).toBeLessThan(start);
  await banner.getByRole('checkbox', { name: 'Pause the moving text' }).check();
  const held = await leftEdge();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await leftEdge()).toBe(held);
});

test('the message of the event keeps still for those who asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/event/go-cosmo-2024');
  const banner = page.getByRole('region', { name: 'Go Cosmo 2024', exact: true });
  await expect(banner.locator(COPIES)).toHaveCount(3);
  const moving = await banner.evaluate((region) => region.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});
